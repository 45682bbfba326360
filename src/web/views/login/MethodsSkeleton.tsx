import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './login.module.css';

export const MethodsSkeleton = () => (
  <div className={styles.waiting}>
    <Skeleton lines={6} />
  </div>
);
