import { observer } from 'mobx-react-lite';
import { grouped } from '#core/figures/counts.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useWords } from '../words.tsx';
import styles from './companies.module.css';

interface FilterGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly chosen: readonly string[];
  readonly options: readonly Option[];
  readonly pick: Pick;
}

/** Takes the form as it stands after a choice. */
export type Pick = (form: HTMLFormElement) => void;

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/** The number of options shown at first, besides those that are chosen. */
const inSight = 6;

/** One thing to narrow by: the commonest options, and the others on demand. */
export const FilterGroup = observer(function FilterGroup({ legend, options, chosen, ...input }: FilterGroupProps) {
  const words = useWords(companyWords);
  const first = options.filter(({ value }, at) => at < inSight || chosen.includes(value));
  const rest = options.filter((option) => !first.includes(option));
  const row = (option: Option) => <OptionRow key={option.value} {...option} {...input} isChosen={chosen.includes(option.value)} />;
  return (
    <fieldset className={styles.group}>
      <legend className="lab">{legend}</legend>
      {first.map(row)}
      {rest.length > 0 && (
        <details>
          <summary className="go">{words.list.allOf(options.length)}</summary>
          <div className={styles.rest}>{rest.map(row)}</div>
        </details>
      )}
    </fieldset>
  );
});

interface OptionRowProps extends Option {
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly isChosen: boolean;
  readonly pick: Pick;
}

const OptionRow = ({ label, count, isChosen, pick, ...input }: OptionRowProps) => (
  <label className={styles.option}>
    <input {...input} checked={isChosen} onChange={({ currentTarget: { form } }) => form && pick(form)} />
    <span>{label}</span>
    {count !== undefined && <small className="muted">{grouped(count)}</small>}
  </label>
);
