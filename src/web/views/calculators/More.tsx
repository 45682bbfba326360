import { useId, useState, type ReactNode } from 'react';
import { DownIcon } from '../ui/icons.tsx';
import styles from './calculators.module.css';
import { useOnPaper } from './use-on-paper.ts';

interface MoreProps {
  readonly title: string;
  /** A summary of its content, in a line. */
  readonly summary?: string;
  readonly children: ReactNode;
}

/** A disclosure of fields that most people can leave alone. In print it is open. */
export function More({ title, summary, children }: MoreProps) {
  const isOnPaper = useOnPaper();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <details className={styles['more']} open={isOpen || isOnPaper} onToggle={({ currentTarget }) => !isOnPaper && setOpen(currentTarget.open)}>
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
