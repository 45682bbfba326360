import { observer } from 'mobx-react-lite';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useNavigate } from '../router.ts';
import { useWords } from '../words.tsx';
import { NarrowChoice } from './NarrowChoice.tsx';
import type { NarrowField } from './use-narrow-fields.ts';
import styles from './salaries.module.css';

interface NarrowingProps {
  /** The screen that answers. */
  readonly action: string;
  readonly fields: readonly NarrowField[];
  /** What the address keeps beside: the order of a list. */
  readonly sort?: string | undefined;
  /** The URL for what is chosen. */
  readonly urlOf: (query: URLSearchParams) => string;
}

/** Whose pay is shown. A plain form: it works without a script, and with one every choice applies at once. */
export const Narrowing = observer(function Narrowing({ action, fields, sort, urlOf }: NarrowingProps) {
  const { narrow: words } = useWords(payWords);
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []));
    void navigate(urlOf(new URLSearchParams(entries)), { preventScrollReset: true });
  };
  return (
    <form
      action={action}
      className={styles['narrowing']}
      aria-label={words.label}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      {sort && <input type="hidden" name="sort" value={sort} />}
      {fields.map((field) => (
        <NarrowChoice key={field.name} field={field} onPick={({ form }) => form && apply(form)} />
      ))}
      <button type="submit" className={`btn ${styles['unscripted']}`}>
        {words.apply}
      </button>
    </form>
  );
});
