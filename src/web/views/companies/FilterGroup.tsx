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
  readonly choices: readonly Choice[];
  readonly pick: Pick;
}

/** Takes the form as it stands after a choice. */
export type Pick = (form: HTMLFormElement) => void;

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/** The number of choices shown at first, besides those that are chosen. */
const inSight = 6;

/** One thing to narrow by: the commonest choices, and the others on demand. */
export const FilterGroup = observer(function FilterGroup({ legend, choices, chosen, ...input }: FilterGroupProps) {
  const words = useWords(companyWords);
  const first = choices.filter(({ value }, at) => at < inSight || chosen.includes(value));
  const rest = choices.filter((choice) => !first.includes(choice));
  const row = (choice: Choice) => <ChoiceRow key={choice.value} {...choice} {...input} isChosen={chosen.includes(choice.value)} />;
  return (
    <fieldset className={styles.group}>
      <legend className="lab">{legend}</legend>
      {first.map(row)}
      {rest.length > 0 && (
        <details>
          <summary className="go">{words.list.allOf(choices.length)}</summary>
          <div className={styles.rest}>{rest.map(row)}</div>
        </details>
      )}
    </fieldset>
  );
});

interface ChoiceRowProps extends Choice {
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly isChosen: boolean;
  readonly pick: Pick;
}

const ChoiceRow = ({ label, count, isChosen, pick, ...input }: ChoiceRowProps) => (
  <label className={styles.choice}>
    <input {...input} checked={isChosen} onChange={({ currentTarget: { form } }) => form && pick(form)} />
    <span>{label}</span>
    {count !== undefined && <small className="muted">{grouped(count)}</small>}
  </label>
);
