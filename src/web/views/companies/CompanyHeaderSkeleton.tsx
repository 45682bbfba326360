import styles from './company.module.css';

/** Header placeholder of equal height, with the name where known. */
export const CompanyHeaderSkeleton = ({ name }: { readonly name: string | undefined }) => (
  <div className={styles.header}>
    <span className="logo l" aria-hidden="true" />
    <div className={`${styles.named} ${styles.namedWaiting}`}>
      {name !== undefined && <h1>{name}</h1>}
      <div className={`skel ${styles.headerBars}`} aria-hidden="true">
        {name === undefined && <i className={styles.nameBar} />}
        <i />
        <i />
      </div>
    </div>
    <div className={styles.does} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  </div>
);
