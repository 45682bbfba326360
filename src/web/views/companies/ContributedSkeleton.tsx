import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './contributed.module.css';

/** The places of three contributions while they are on their way. */
export const ContributedSkeleton = () => (
  <div className={styles.cards}>
    {['one', 'two', 'three'].map((place) => (
      <div key={place} className={`card ${styles.waiting}`}>
        <Skeleton lines={5} />
      </div>
    ))}
  </div>
);
