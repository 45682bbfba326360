import type { ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import styles from './company-profiles.module.css';

/** A section of a company's page, known by its place in the URL. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  /** The page that has all of it. */
  readonly all?: { readonly label: string; readonly to: string };
  readonly body: ReactNode;
}

/** A rule, a title, the way to all of it, and what is said. */
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
