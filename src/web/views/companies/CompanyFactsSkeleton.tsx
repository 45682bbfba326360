import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './company.module.css';

/** The facts before they have come. */
export const CompanyFactsSkeleton = () => (
  <div className={styles.facts}>
    <div className={styles.main}>
      <Skeleton />
      <Skeleton />
    </div>
    <div className="card">
      <Skeleton />
    </div>
  </div>
);
