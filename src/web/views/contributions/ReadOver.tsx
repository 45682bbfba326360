import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './contribution-form.module.css';

interface ReadOverProps {
  readonly title: string;
  readonly heading?: string;
  readonly earlier: readonly { readonly label: string; readonly url: string }[];
  readonly children: ReactNode;
}

export const ReadOver = observer(function ReadOver({ title, heading = title, earlier, children }: ReadOverProps) {
  const { form } = useWords(contributionWords);
  return (
    <section className={`card ${styles.readOver}`} aria-label={title}>
      <h3 className="lab">{heading}</h3>
      {children}
      <nav className="row" aria-label={form.fix}>
        {earlier.map(({ label, url }) => (
          <Link key={url} to={url} className="go">
            {label}
          </Link>
        ))}
      </nav>
    </section>
  );
});
