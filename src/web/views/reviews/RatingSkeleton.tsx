import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './reviews.module.css';

/** The place of the ratings while they are on their way. */
export const RatingSkeleton = () => (
  <div className={styles.panelSkeleton}>
    <Skeleton />
  </div>
);
