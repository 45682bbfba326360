import { observer } from 'mobx-react-lite';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useQueryForm } from '../fields/use-query-form.ts';
import { useWords } from '../words.tsx';
import { NarrowChoice } from './NarrowChoice.tsx';
import type { NarrowField } from './use-narrow-fields.ts';
import styles from './salaries.module.css';

interface NarrowingProps {
  readonly action: string;
  readonly fields: readonly NarrowField[];
  readonly sort?: string | undefined;
  readonly urlOf: (query: URLSearchParams) => string;
}

export const Narrowing = observer(function Narrowing({ action, fields, sort, urlOf }: NarrowingProps) {
  const { narrow: words } = useWords(payWords);
  const { pick, onSubmit } = useQueryForm(urlOf);
  return (
    <form action={action} className={styles['narrowing']} aria-label={words.label} onSubmit={onSubmit}>
      {sort && <input type="hidden" name="sort" value={sort} />}
      {fields.map((field) => (
        <NarrowChoice key={field.name} field={field} onPick={({ form }) => form && pick(form)} />
      ))}
      <button type="submit" className={`btn ${styles['unscripted']}`}>
        {words.apply}
      </button>
    </form>
  );
});
