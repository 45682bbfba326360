import { observer } from 'mobx-react-lite';
import { fewestPeople } from '#core/crowds/fewest.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { AddYoursCard } from './AddYoursCard.tsx';

export const AddYours = observer(function AddYours() {
  const { addYours: words } = useWords(reviewWords);
  const { urlName, figures, isEmpty } = useStore(CompanyReviewsStore);
  const count = figures?.reviewsCount;
  if (count === undefined) return null;
  const said = isEmpty ? words.none : count < fewestPeople ? words.few(fewestPeople - count) : words.many(count);
  return <AddYoursCard said={said} to={reviewFormUrl({ company: urlName })} add={words.add} close={isEmpty ? undefined : words.close} />;
});
