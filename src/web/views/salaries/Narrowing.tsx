import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';
import styles from './salaries.module.css';

/** One thing to narrow by: the first option is for all. */
export interface NarrowField {
  readonly name: 'city' | 'department' | 'experience' | 'employment';
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

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
      {fields.map(({ name, chosen, options }) => (
        <label key={name} className={styles['choice']}>
          <span className="lab">{words[name]}</span>
          <Select name={name} value={chosen} options={options} onChange={({ currentTarget: { form } }) => form && apply(form)} />
        </label>
      ))}
      <button type="submit" className={`btn ${styles['unscripted']}`}>
        {words.apply}
      </button>
    </form>
  );
});
