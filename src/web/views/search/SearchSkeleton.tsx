import { RowSkeleton } from '../ui/RowSkeleton.tsx';
import { SkeletonList } from '../ui/SkeletonList.tsx';
import styles from './search.module.css';

export const SearchSkeleton = () => (
  <div className={styles.waiting}>
    <SkeletonList places={6} className={`card list ${styles.list}`}>
      <RowSkeleton className={`item ${styles.result}`} sign="icon" />
    </SkeletonList>
  </div>
);
