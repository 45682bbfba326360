import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './companies.module.css';

const rows = [0, 1, 2, 3, 4, 5];

/** The list before it has come, in the same shape and height. */
export const CompanyRowsSkeleton = () => (
  <div className={`card list ${styles.list}`}>
    {rows.map((row) => (
      <div key={row} className={`item ${styles.row}`}>
        <Skeleton />
      </div>
    ))}
  </div>
);
