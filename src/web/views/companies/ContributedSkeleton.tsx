import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import styles from './contributed.module.css';

export const ContributedSkeleton = () => (
  <SkeletonList places={3} className={styles.cards}>
    <div className={`card ${styles.waiting}`}>
      <SkeletonBars lines={5} />
    </div>
  </SkeletonList>
);
