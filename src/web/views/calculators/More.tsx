import { useId, useState, type ReactNode } from 'react';
import { DownIcon } from '../ui/icons.tsx';
import styles from './calculators.module.css';

interface MoreProps {
  readonly title: string;
  /** A summary of its content, in a line. */
  readonly summary?: string;
  readonly children: ReactNode;
}

/** A disclosure of fields that most people can leave alone. In print the style sheet unfolds it, before pages are counted. */
export function More({ title, summary, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <details className={styles['more']} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
