import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import styles from './company-profiles.module.css';

/** The overview before it has come. */
export const OverviewSkeleton = () => (
  <div className={styles.overview}>
    <div className={styles.about}>
      <Skeleton lines={5} />
    </div>
    <div className={`card ${styles.rail}`}>
      <SkeletonBars lines={24} />
    </div>
    <div className={styles.rest}>
      <SkeletonBars lines={8} />
    </div>
  </div>
);
