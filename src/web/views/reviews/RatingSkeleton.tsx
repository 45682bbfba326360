import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import styles from './reviews.module.css';

/** The place of the ratings while they are on their way: the stars beside what else is rated, over how they went. */
export const RatingSkeleton = () => (
  <div className={styles.panelSkeleton}>
    <div className={styles.rate}>
      <SkeletonBars lines={8} />
      <SkeletonBars lines={12} />
    </div>
    <SkeletonBars lines={5} />
  </div>
);
