import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './login.module.css';

/** The login methods before they are known, in the same shape and height. */
export const MethodsSkeleton = () => (
  <div className={styles.waiting}>
    <Skeleton lines={6} />
  </div>
);
