import { observer } from 'mobx-react-lite';
import { everyReview, narrowsReviews } from '#core/reviews/review-search.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';
import { AddYours } from './AddYours.tsx';
import { companyReviewsUrl } from './reviews-url.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewCardsSkeleton } from './ReviewCardsSkeleton.tsx';
import styles from './reviews.module.css';

/** How many are read before readers are asked for theirs. */
const before = 3;

/** The reviews found, page after page; what has been read stays. */
export const ReviewList = observer(function ReviewList() {
  const words = useWords(reviewWords);
  const { reviews, search, urlName } = useStore(CompanyReviewsStore);
  const from = useQuery().get('cursor');
  return (
    <>
      <h2 className="vh">{words.list}</h2>
      <PagedList
        pages={reviews}
        more={words.more}
        end={words.end}
        urlOf={(cursor) => companyReviewsUrl(urlName, search, cursor)}
        meanwhile={<ReviewCardsSkeleton />}
        empty={narrowsReviews(search) ? <NoneFound /> : <NoReviews />}
      >
        {(items) => (
          <div className={styles.cards}>
            {items.slice(0, before).map((review) => (
              <ReviewCard key={review.reviewId} review={review} />
            ))}
            <AddYours />
            {items.slice(before).map((review) => (
              <ReviewCard key={review.reviewId} review={review} />
            ))}
          </div>
        )}
      </PagedList>
      {from && reviews.items.length > 0 && (
        <Link to={companyReviewsUrl(urlName, search)} className="go">
          {words.fromTheStart}
        </Link>
      )}
    </>
  );
});

const NoReviews = observer(function NoReviews() {
  const words = useWords(reviewWords);
  return (
    <EmptyState title={words.none}>
      <AddYours />
    </EmptyState>
  );
});

const NoneFound = observer(function NoneFound() {
  const words = useWords(reviewWords);
  const { search, urlName } = useStore(CompanyReviewsStore);
  return (
    <EmptyState title={words.noneFound}>
      <p>{words.noneFoundBecause}</p>
      <Link to={companyReviewsUrl(urlName, { ...everyReview, sort: search.sort })} className="btn">
        {words.clear}
      </Link>
    </EmptyState>
  );
});
