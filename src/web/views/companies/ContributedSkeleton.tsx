import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './reviews.module.css';

/** The places of three reviews while they are on their way. */
export const ReviewCardsSkeleton = () => (
  <div className={styles.cards}>
    {['one', 'two', 'three'].map((place) => (
      <div key={place} className={`card ${styles.waiting}`}>
        <Skeleton lines={5} />
      </div>
    ))}
  </div>
);
