import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import styles from './notifications.module.css';

export const NotificationSkeleton = () => (
  <SkeletonList places={5}>
    <div className={styles.line}>
      <span className={styles.face} />
      <SkeletonBars lines={2} />
    </div>
  </SkeletonList>
);
