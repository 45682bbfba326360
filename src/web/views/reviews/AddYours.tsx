import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { fewestPeople } from '#core/reviews/fewest-people.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { AddYoursStore } from '#web/stores/reviews/add-yours-store.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Asks readers to add what they know, and says what it would do. Nothing is closed to whoever does not (F-26). */
export const AddYours = observer(function AddYours() {
  const { addYours: words } = useWords(reviewWords);
  const { urlName, figures } = useStore(CompanyReviewsStore);
  const store = useStore(AddYoursStore);
  useEffect(() => store.look(), [store]);
  const count = figures.value?.reviewsCount;
  if (store.isClosed || count === undefined) return null;
  const said = count === 0 ? words.none : count < fewestPeople ? words.few(fewestPeople - count) : words.many(count);
  return (
    <aside className="inset" aria-label={words.add}>
      <p>{said}</p>
      <div className="row">
        <Link to={reviewFormUrl({ company: urlName })} className="btn">
          {words.add}
        </Link>
        {count > 0 && (
          <Button look="quiet" className="needs-script" onClick={() => store.close()}>
            {words.close}
          </Button>
        )}
      </div>
    </aside>
  );
});
