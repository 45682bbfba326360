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
  /** The most that may be chosen; the others wait until one is taken away. */
  readonly most?: number;
  readonly pick: Pick;
}

/** Takes the form as it is after a choice. */
export type Pick = (form: HTMLFormElement) => void;

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/** The number of options shown at first, besides those that are chosen. */
const inSight = 6;

/** One thing to narrow by: the commonest options, and the others on demand. */
export const FilterGroup = observer(function FilterGroup({ legend, options, chosen, most = options.length, ...input }: FilterGroupProps) {
  const words = useWords(companyWords);
  const first = options.filter(({ value }, at) => at < inSight || chosen.includes(value));
  const rest = options.filter((option) => !first.includes(option));
  const isFull = input.type === 'checkbox' && chosen.length >= most && most < options.length;
  const row = (option: Option) => {
    const isChosen = chosen.includes(option.value);
    return <OptionRow key={option.value} {...option} {...input} isChosen={isChosen} isOff={isFull && !isChosen} />;
  };
  return (
    <fieldset className={styles.group}>
      <legend className="lab">{legend}</legend>
      {isFull && <p className="hint">{words.list.full(most)}</p>}
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
  readonly isOff: boolean;
  readonly pick: Pick;
}

const OptionRow = ({ label, count, isChosen, isOff, pick, ...input }: OptionRowProps) => (
  <label className={styles.option}>
    <input {...input} checked={isChosen} disabled={isOff} onChange={({ currentTarget: { form } }) => form && pick(form)} />
    <span>{label}</span>
    {count !== undefined && <small className="muted">{grouped(count)}</small>}
  </label>
);
