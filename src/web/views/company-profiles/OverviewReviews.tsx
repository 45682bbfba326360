import { observer } from 'mobx-react-lite';
import { fewestPeople } from '#core/crowds/fewest.ts';
import { reviewsPath } from '#core/navigation/screens.ts';
import type { ReviewFigures } from '#core/reviews/review-figures.ts';
import type { Review } from '#core/reviews/review.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { RatingPanel } from '../reviews/RatingPanel.tsx';
import { ReviewCard } from '../reviews/ReviewCard.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { SectionView } from './SectionView.tsx';
import styles from './overview.module.css';

export const OverviewRatings = observer(function OverviewRatings({ figures }: { readonly figures: ReviewFigures }) {
  if (figures.reviewsCount < fewestPeople) return null;
  return (
    <div className={`section ${styles.part}`}>
      <RatingPanel figures={figures} />
    </div>
  );
});

export const OverviewReviews = observer(function OverviewReviews({ reviews }: { readonly reviews: readonly Review[] }) {
  const { shared: words } = useWords(companyProfileWords);
  const { header, urlName } = useStore(CompanyStore);
  const count = header.value?.tabCounts.reviews ?? 0;
  if (reviews.length === 0) return null;
  return (
    <SectionView
      section={{
        id: 'reviews',
        title: words.reviews,
        ...(count > 0 && { all: { label: words.allReviews(count), to: reviewsPath(urlName) } }),
        body: reviews.map((review) => <ReviewCard key={review.reviewId} review={review} />),
      }}
    />
  );
});
