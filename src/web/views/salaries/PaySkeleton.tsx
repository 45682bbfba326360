import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './salaries.module.css';

/** The place of figures of pay while they are on their way. */
export const PaySkeleton = () => (
  <div className={`card ${styles['waiting']}`}>
    <Skeleton lines={6} />
  </div>
);
