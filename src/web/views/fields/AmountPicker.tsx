import { amountOf, lakhPicks, picksOf, thousandPicks, type Picks } from '#core/figures/amount-picks.ts';
import { useHydrating } from '../use-hydrating.ts';
import { Select } from './Select.tsx';
import styles from './amount-picker.module.css';

export interface PickWords {
  readonly lakhs: (label: string) => string;
  readonly thousands: (label: string) => string;
  readonly lakh: (count: number) => string;
  readonly thousand: (count: number) => string;
  readonly underLakh: string;
  readonly otherAmount: string;
}

interface AmountPickerProps {
  readonly label: string;
  /** Undefined for an empty field, of which no amount is picked yet. */
  readonly value: number | undefined;
  readonly choose: (amount: number) => void;
  readonly words: PickWords;
}

/** Picks lakhs and thousands instead of typing. */
export function AmountPicker({ label, value, choose, words }: AmountPickerProps) {
  const picks = value === undefined ? undefined : picksOf(value);
  const isHydrating = useHydrating();
  // Nobody picks without a script: the server renders of all amounts the one that is picked.
  const drawn = (all: readonly number[], picked?: number) => (isHydrating ? all.filter((count) => count === picked) : all);
  const asTyped = picks ? [] : [{ value: '', label: value === undefined ? '–' : words.otherAmount }];
  const noLakhs = { value: '0', label: words.underLakh };
  const pick = (change: Partial<Picks>) => choose(amountOf({ lakhs: 0, thousands: 0, ...picks, ...change }));
  return (
    <div className={`${styles['pick']} needs-script`}>
      <Select
        aria-label={words.lakhs(label)}
        value={picks ? String(picks.lakhs) : ''}
        onChange={({ currentTarget }) => pick({ lakhs: Number(currentTarget.value) })}
        options={[...asTyped, noLakhs, ...drawn(lakhPicks, picks?.lakhs).map((count) => ({ value: String(count), label: words.lakh(count) }))]}
      />
      <Select
        aria-label={words.thousands(label)}
        value={picks ? String(picks.thousands) : ''}
        onChange={({ currentTarget }) => pick({ thousands: Number(currentTarget.value) })}
        options={[...asTyped, ...drawn(thousandPicks, picks?.thousands).map((count) => ({ value: String(count), label: words.thousand(count) }))]}
      />
    </div>
  );
}
