import { SkeletonList } from '../ui/SkeletonList.tsx';
import styles from './companies.module.css';

export const CompanyRowsSkeleton = () => (
  <SkeletonList places={6} className={`card list ${styles.list}`}>
    <div className={`item ${styles.row} ${styles.rowSkeleton}`}>
      <span className="logo" />
      <div className="skel">
        <i />
        <i />
      </div>
      <div className={`skel ${styles.rated}`}>
        <i />
      </div>
    </div>
  </SkeletonList>
);
