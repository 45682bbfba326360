import styles from '../steps/steps.module.css';

export const Seal = () => (
  <svg className={styles.seal} viewBox="0 0 160 96" aria-hidden="true">
    <path className={styles.ground} d="M12 52h136" />
    <rect className={styles.box} x="44" y="30" width="72" height="44" rx="10" />
    <path className={styles.tick} d="m64 52 12 12 22-24" pathLength="1" />
    <circle className={styles.you} cx="132" cy="52" r="5" />
  </svg>
);
