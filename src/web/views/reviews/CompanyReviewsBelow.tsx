import { observer } from 'mobx-react-lite';
import { reviewsPath } from '#core/navigation/screens.ts';
import { hasReviews } from '#core/reviews/review-figures.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { SimilarStore } from '#web/stores/followers/similar-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import companies from '../companies/companies.module.css';
import { SimilarCompanies } from '../followers/SimilarCompanies.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { ChosenReviewFilters } from './ChosenReviewFilters.tsx';
import { Insights } from './Insights.tsx';
import { RatingPanel } from './RatingPanel.tsx';
import { RatingSkeleton } from './RatingSkeleton.tsx';
import { ReviewFilterForm } from './ReviewFilterForm.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSorts } from './ReviewSorts.tsx';
import styles from './reviews.module.css';

/** All that the reviews of a company say below its head. */
export const CompanyReviewsBelow = observer(function CompanyReviewsBelow() {
  const { list } = useWords(companyWords);
  const { header } = useStore(CompanyStore);
  const { insights, isEmpty, isThin } = useStore(CompanyReviewsStore);
  const { similar } = useStore(SimilarStore);
  return (
    <>
      <ErrorBoundary>
        <Await request={insights} meanwhile={<RatingSkeleton />}>
          {({ figures }) => (hasReviews(figures) ? <RatingPanel figures={figures} /> : null)}
        </Await>
      </ErrorBoundary>
      {!isEmpty && (
        <ErrorBoundary>
          <Insights />
        </ErrorBoundary>
      )}
      <section className={isEmpty ? undefined : `${companies.screen} ${styles.said}`} aria-label={header.value ? list.reviewsOf(header.value.name) : undefined}>
        {!isEmpty && (
          <ErrorBoundary>
            <ReviewFilterForm />
          </ErrorBoundary>
        )}
        <div className={companies.found}>
          {!isEmpty && (
            <>
              <ErrorBoundary>
                <ChosenReviewFilters />
              </ErrorBoundary>
              <ReviewSorts />
            </>
          )}
          <ErrorBoundary>
            <ReviewList />
          </ErrorBoundary>
        </div>
      </section>
      {isThin && (
        <ErrorBoundary>
          <SimilarCompanies similar={similar.value} pathOf={reviewsPath} />
        </ErrorBoundary>
      )}
    </>
  );
});
