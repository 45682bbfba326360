import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import styles from './reviews.module.css';

export const RatingSkeleton = () => (
  <div className={styles.panelSkeleton}>
    <div className={styles.rate}>
      <SkeletonBars lines={5} />
      <SkeletonBars lines={12} />
    </div>
    <SkeletonBars lines={5} />
  </div>
);
