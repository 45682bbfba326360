import { observer } from 'mobx-react-lite';
import { reviewsPath, screens } from '#core/navigation/screens.ts';
import { ReviewStore } from '#web/stores/reviews/review-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { CompanyHead } from '../companies/CompanyHead.tsx';
import company from '../companies/company.module.css';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewCardsSkeleton } from './ReviewCardsSkeleton.tsx';

/** One review at its own address, below the head of its company. */
export const ReviewScreen = observer(function ReviewScreen() {
  const { one } = useWords(reviewWords);
  const { review, isMissing } = useStore(ReviewStore);
  if (isMissing) return <NoReview />;
  return (
    <div className={`wrap page ${company.screen}`}>
      {review.value && <CompanyHead tab="reviews" />}
      <Part>
        <Await request={review} meanwhile={<ReviewCardsSkeleton />}>
          {(known) => (
            <>
              <ReviewCard review={known} isAlone />
              <p>
                <Link to={reviewsPath(known.company.urlName)} className="btn">
                  {one.all(known.company.name)}
                </Link>
              </p>
            </>
          )}
        </Await>
      </Part>
    </div>
  );
});

const NoReview = observer(function NoReview() {
  const { one } = useWords(reviewWords);
  return (
    <div className={`wrap page ${company.screen}`}>
      <EmptyState title={one.missing} level={1}>
        <p>{one.missingBecause}</p>
        <Link to={screens.transparency} className="btn">
          {one.ledger}
        </Link>
      </EmptyState>
    </div>
  );
});
