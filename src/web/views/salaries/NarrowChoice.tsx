import { observer } from 'mobx-react-lite';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';
import type { NarrowField } from './use-narrow-fields.ts';
import styles from './salaries.module.css';

interface NarrowChoiceProps {
  readonly field: NarrowField;
  readonly onPick: (select: HTMLSelectElement) => void;
}

export const NarrowChoice = observer(function NarrowChoice({ field: { name, chosen, options }, onPick }: NarrowChoiceProps) {
  const { narrow: words } = useWords(payWords);
  return (
    <label className={styles['choice']}>
      <span className="lab">{words[name]}</span>
      <Select name={name} value={chosen} options={options} onChange={({ currentTarget }) => onPick(currentTarget)} />
    </label>
  );
});
