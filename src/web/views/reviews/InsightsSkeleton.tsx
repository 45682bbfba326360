import styles from './insights.module.css';

/** The place of what reviews come to while it is on its way. */
export const InsightsSkeleton = () => <div className={styles.waiting} aria-hidden="true" />;
