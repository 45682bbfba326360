import type { ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import styles from './company-profiles.module.css';

/** Section with its anchor in the URL. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly all?: { readonly label: string; readonly to: string };
  readonly body: ReactNode;
}

export const SectionView = ({ section: { id, title, all, body } }: { readonly section: PageSection }) => (
  <section id={id} className={`section ${styles.section}`} aria-labelledby={`${id}-title`}>
    <div className="split wraps">
      <h2 id={`${id}-title`}>{title}</h2>
      {all && (
        <Link to={all.to} className="go">
          {all.label}
        </Link>
      )}
    </div>
    {body}
  </section>
);
