import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './login.module.css';

/** The ways in before they are known, in the same shape and height. */
export const WaysSkeleton = () => (
  <div className={styles.waiting}>
    <Skeleton lines={6} />
  </div>
);
