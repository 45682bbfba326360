import { observer } from 'mobx-react-lite';
import type { NumberEntry } from '#web/stores/calculators/amount-entry.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { useWords } from '../words.tsx';

interface EntryNumberProps {
  readonly label: string;
  readonly hint?: string;
  readonly entry: NumberEntry;
}

export const EntryNumber = observer(function EntryNumber({ label, hint, entry }: EntryNumberProps) {
  const { numbers } = useWords(calculatorWords);
  const { ends } = entry;
  if (!ends) return null;
  return (
    <NumberField
      label={label}
      hint={hint}
      value={entry.text}
      ends={ends}
      isWrong={entry.problem !== undefined}
      words={numbers}
      onChange={(typed) => entry.type(typed)}
      onLeave={() => entry.settle()}
    />
  );
});
