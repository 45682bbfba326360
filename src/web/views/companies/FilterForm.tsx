import type { ReactNode } from 'react';
import { useQueryForm } from '../fields/use-query-form.ts';
import type { Pick } from './FilterGroup.tsx';
import { SkipToResults } from './SkipToResults.tsx';
import styles from './companies.module.css';

interface FilterFormProps {
  /** The screen that answers. */
  readonly action: string;
  readonly label: string;
  /** The button that unfolds the groups where there is little room. */
  readonly summary: string;
  /** The order of the list, where it is not the usual one. */
  readonly sort?: string | undefined;
  /** The URL for what is chosen. */
  readonly urlOf: (query: URLSearchParams) => string;
  /** The groups, once they are known. */
  readonly children: (pick: Pick) => ReactNode;
}

/** What a list can be narrowed by. */
export function FilterForm({ action, label, summary, sort, urlOf, children }: FilterFormProps) {
  const { pick, onSubmit } = useQueryForm(urlOf);
  return (
    <form action={action} className={styles.form} aria-label={label} onSubmit={onSubmit}>
      <SkipToResults />
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      <details className={styles.filters}>
        <summary className="btn wide">{summary}</summary>
        {children(pick)}
      </details>
    </form>
  );
}

/** The groups of such a form, and the button that applies them where no script does. */
export const FilterGroupsOf = ({ apply, children }: { readonly apply: string; readonly children: ReactNode }) => (
  <div className={styles.groups}>
    {children}
    <button type="submit" className={`btn wide ${styles.unscripted}`}>
      {apply}
    </button>
  </div>
);
