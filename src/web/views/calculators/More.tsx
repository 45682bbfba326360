import { useId, useState, type ReactNode } from 'react';
import { DownIcon } from '../ui/icons.tsx';
import styles from './calculators.module.css';

interface MoreProps {
  readonly title: string;
  readonly summary?: string;
  readonly children: ReactNode;
}

/** Folded fields most people can leave alone. Print styles unfold it. */
export function More({ title, summary, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <details className={`fold ${styles['more']}`} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          <b id={id}>{title}</b>
          {summary && <span className="hint">{summary}</span>}
        </span>
        <DownIcon />
      </summary>
      <div role="group" aria-labelledby={id} className={styles['form']}>
        {children}
      </div>
    </details>
  );
}
