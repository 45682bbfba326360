import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './salaries.module.css';

export const PaySkeleton = () => (
  <div className={`card ${styles['waiting']}`}>
    <Skeleton lines={6} />
  </div>
);
