import { useEffect, type ReactNode } from 'react';
import styles from './lower-bar.module.css';

interface LowerBarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A bar at the lower edge of the window that speaks unasked, or a card in its corner. The page keeps clear of it what is scrolled to. */
export function LowerBar({ label, children }: LowerBarProps) {
  useEffect(() => {
    tellPage();
    return tellPage;
  }, []);
  return (
    <aside className={styles.bar} aria-label={label} data-lower-bar="">
      <div className={`wrap ${styles.card}`}>{children}</div>
    </aside>
  );
}

function tellPage(): void {
  document.documentElement.toggleAttribute('data-barred', document.querySelector('[data-lower-bar]') !== null);
}
