import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './company.module.css';

/** The header before it has come, in its height. */
export const CompanyHeaderSkeleton = () => (
  <div className={`${styles.header} ${styles.headerSkeleton}`}>
    <Skeleton />
  </div>
);
