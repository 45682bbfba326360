import { useId, type ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import styles from './home.module.css';

interface SectionProps {
  readonly heading: string;
  readonly more?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

export function Section({ heading, more, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {more && (
          <Link to={more.to} className="go">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
