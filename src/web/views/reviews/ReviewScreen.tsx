import { observer } from 'mobx-react-lite';
import { reviewsPath, screens } from '#core/navigation/screens.ts';
import { ReviewStore } from '#web/stores/reviews/review-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { CompanyHead } from '../companies/CompanyHead.tsx';
import { OneScreen } from '../companies/OneScreen.tsx';
import { ReplyVersions } from '../company-replies/ReplyVersions.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ReviewCard } from './ReviewCard.tsx';

export const ReviewScreen = observer(function ReviewScreen() {
  const { one: words } = useWords(reviewWords);
  const { one, isMissing } = useStore(ReviewStore);
  return (
    <OneScreen request={one} isMissing={isMissing} words={words} head={one.value && <CompanyHead tab="reviews" hasSearch={false} />}>
      {(known) => (
        <>
          <ReviewCard review={known} isAlone />
          {known.reply && <ReplyVersions aboutId={known.reviewId} />}
          <p>
            <Link to={reviewsPath(known.company.urlName)} className="btn">
              {words.all(known.company.name)}
            </Link>
          </p>
          <p className="sm muted">
            {words.speaksFor(known.company.name)} <Link to={`${screens.forCompanies}?company=${known.company.urlName}`}>{words.speaksForHere}</Link>
          </p>
        </>
      )}
    </OneScreen>
  );
});
