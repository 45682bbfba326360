import { observer } from 'mobx-react-lite';
import { dayOf } from '#core/figures/ago.ts';
import { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { ExitFacts } from './ExitFacts.tsx';
import { ReviewDigest } from './ReviewDigest.tsx';
import styles from './insights.module.css';

/** Findings from reviews besides the stars, folded. */
export const Insights = observer(function Insights() {
  const { insights, now } = useStore(CompanyReviewsStore);
  return (
    <Await request={insights} meanwhile={<InsightsSkeleton />}>
      {({ digest, exit }) => (
        <div className={styles.insights}>
          <ReviewDigest digest={digest} />
          <ExitFacts exit={exit} today={dayOf(now)} />
        </div>
      )}
    </Await>
  );
});

const InsightsSkeleton = () => (
  <div className={styles.waiting}>
    <SkeletonBars lines={2} />
    <SkeletonBars lines={2} />
  </div>
);
