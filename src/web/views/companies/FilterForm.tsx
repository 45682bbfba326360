import type { ComponentProps, ReactNode } from 'react';
import { QueryForm } from '../fields/QueryForm.tsx';
import styles from './companies.module.css';

interface FilterFormProps extends ComponentProps<typeof QueryForm> {
  /** The button that unfolds the groups where there is little room. */
  readonly summary: string;
  /** What stands above them, such as a field for a name. */
  readonly above?: ReactNode;
}

/** What a list can be narrowed by, in groups of options. */
export const FilterForm = ({ summary, above, children, ...form }: FilterFormProps) => (
  <QueryForm className={styles.form} {...form}>
    {(pick) => (
      <>
        {above}
        <details className={styles.filters}>
          <summary className="btn wide">{summary}</summary>
          {children(pick)}
        </details>
      </>
    )}
  </QueryForm>
);

/** The groups of such a form, and the button that applies them where no script does. */
export const FilterGroupsOf = ({ apply, children }: { readonly apply: string; readonly children: ReactNode }) => (
  <div className={styles.groups}>
    {children}
    <button type="submit" className={`btn wide ${styles.unscripted}`}>
      {apply}
    </button>
  </div>
);
