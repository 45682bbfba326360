import { useState, type MouseEvent, type ReactNode } from 'react';
import { useQueryForm } from '../fields/use-query-form.ts';
import { FilterSheet, Kept, type FilterParts, type KeptPair } from './FilterSheet.tsx';
import { SkipToResults } from './SkipToResults.tsx';
import styles from './companies.module.css';

interface FilterFormProps extends FilterParts {
  readonly role?: 'search';
  readonly label?: string;
  readonly summary: string;
  readonly field?: { readonly input: ReactNode; readonly pair: KeptPair };
}

/** Filters of a list: a column, or a sheet on small screens. Unfolds without script. */
export function FilterForm({ role, label, summary, field, ...parts }: FilterFormProps) {
  const { action, kept, urlOf, children } = parts;
  const [isOpen, open] = useState(false);
  const { pick, onSubmit } = useQueryForm(urlOf);
  const cover = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // It may have been unfolded before there was a script.
    event.currentTarget.closest('details')?.removeAttribute('open');
    open(true);
  };
  return (
    <>
      <form action={action} role={role} className={styles.form} aria-label={label} onSubmit={onSubmit}>
        <SkipToResults />
        <Kept pairs={kept} />
        {field?.input}
        <details className={styles.filters}>
          <summary className="btn wide" onClick={cover}>
            {summary}
          </summary>
          {children(pick)}
        </details>
      </form>
      <FilterSheet {...parts} kept={field ? [...kept, field.pair] : kept} isOpen={isOpen} close={() => open(false)} />
    </>
  );
}

export const FilterGroupsOf = ({ apply, children }: { readonly apply: string; readonly children: ReactNode }) => (
  <div className={styles.groups}>
    {children}
    <button type="submit" className={`btn wide ${styles.unscripted}`}>
      {apply}
    </button>
  </div>
);
