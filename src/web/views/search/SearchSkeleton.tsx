import { SkeletonList } from '../ui/SkeletonList.tsx';
import styles from './search.module.css';

/** Results before they have come, in the same shape: a sign, a title over what is said about it. */
export const SearchSkeleton = () => (
  <div className={styles.waiting}>
    <SkeletonList places={6} className={`card list ${styles.list}`}>
      <div className={`item ${styles.result}`}>
        <span className="icon" />
        <div className="skel">
          <i />
          <i />
        </div>
      </div>
    </SkeletonList>
  </div>
);
