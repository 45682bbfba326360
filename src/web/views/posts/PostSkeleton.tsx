import { Skeleton } from '../ui/Skeleton.tsx';
import styles from '../content/content.module.css';

const cards = [0, 1, 2];

/** Posts before they have come, in the same shape and height. */
export const PostSkeleton = () => (
  <div className={styles.feed}>
    {cards.map((card) => (
      <div key={card} className={`card ${styles.waiting}`}>
        <Skeleton lines={6} />
      </div>
    ))}
  </div>
);
