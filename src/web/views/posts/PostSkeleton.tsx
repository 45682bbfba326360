import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import styles from '../content/content.module.css';

export const PostSkeleton = () => (
  <SkeletonList places={3} className={styles.feed}>
    <div className={`card ${styles.waiting}`}>
      <SkeletonBars lines={6} />
    </div>
  </SkeletonList>
);
