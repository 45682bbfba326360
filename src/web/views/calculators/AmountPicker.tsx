import { observer } from 'mobx-react-lite';
import { amountOf, lakhPicks, picksOf, thousandPicks, type Picks } from '#core/figures/amount-picks.ts';
import type { AmountEntry } from '#web/stores/calculators/amount-entry.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';

/** Lakhs and thousands to pick from, instead of typing. */
export const AmountPicker = observer(function AmountPicker({ label, entry }: { readonly label: string; readonly entry: AmountEntry }) {
  const words = useWords(calculatorWords);
  const picks = picksOf(entry.value);
  const asTyped = picks ? [] : [{ value: '', label: words.otherAmount }];
  const pick = (change: Partial<Picks>) => entry.choose(amountOf({ lakhs: 0, thousands: 0, ...picks, ...change }));
  return (
    <div className={`${styles['pick']} needs-script`}>
      <Select
        aria-label={words.lakhs(label)}
        value={picks ? String(picks.lakhs) : ''}
        onChange={({ currentTarget }) => pick({ lakhs: Number(currentTarget.value) })}
        options={[...asTyped, ...lakhPicks.map((count) => ({ value: String(count), label: words.lakh(count) }))]}
      />
      <Select
        aria-label={words.thousands(label)}
        value={picks ? String(picks.thousands) : ''}
        onChange={({ currentTarget }) => pick({ thousands: Number(currentTarget.value) })}
        options={[...asTyped, ...thousandPicks.map((count) => ({ value: String(count), label: words.thousand(count) }))]}
      />
    </div>
  );
});
