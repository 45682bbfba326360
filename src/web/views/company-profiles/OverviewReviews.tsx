import { observer } from 'mobx-react-lite';
import { hasReviews } from '#core/reviews/review-figures.ts';
import { reviewsPath } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { OverviewStore } from '#web/stores/company-profiles/overview-store.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { ContributedSkeleton } from '../companies/ContributedSkeleton.tsx';
import { RatingPanel } from '../reviews/RatingPanel.tsx';
import { RatingSkeleton } from '../reviews/RatingSkeleton.tsx';
import { ReviewCard } from '../reviews/ReviewCard.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { NotYet } from './NotYet.tsx';
import { SectionView } from './SectionView.tsx';
import styles from './overview.module.css';

/** The ratings of a company with their spread. Without a review there is nothing to rate, and the part below says so. */
export const OverviewRatings = observer(function OverviewRatings() {
  const { figures } = useStore(CompanyReviewsStore);
  return (
    <Await request={figures} meanwhile={<RatingSkeleton />}>
      {(known) =>
        hasReviews(known) && (
          <div className={`section ${styles.part}`}>
            <RatingPanel figures={known} />
          </div>
        )
      }
    </Await>
  );
});

/** The reviews that most readers found helpful. */
export const OverviewReviews = observer(function OverviewReviews() {
  const { shared: words } = useWords(companyProfileWords);
  const { reviews, urlName } = useStore(OverviewStore);
  const count = useStore(CompanyStore).header.value?.tabCounts.reviews ?? 0;
  return (
    <Await request={reviews} meanwhile={<ContributedSkeleton />}>
      {(known) => (
        <SectionView
          section={{
            id: 'reviews',
            title: words.reviews,
            ...(count > 0 && { all: { label: words.allReviews(count), to: reviewsPath(urlName) } }),
            body:
              known.length === 0 ? (
                <NotYet said={words.noReviews} ways={[{ label: words.writeReview, to: reviewFormUrl({ company: urlName }) }]} />
              ) : (
                known.map((review) => <ReviewCard key={review.reviewId} review={review} />)
              ),
          }}
        />
      )}
    </Await>
  );
});
