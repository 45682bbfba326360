import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './company-profiles.module.css';

/** The overview before it has come. */
export const OverviewSkeleton = () => (
  <div className={styles.overview}>
    <div className={styles.about}>
      <Skeleton />
    </div>
    <div className={`card ${styles.rail}`}>
      <Skeleton lines={6} />
    </div>
    <div className={styles.rest}>
      <Skeleton />
    </div>
  </div>
);
