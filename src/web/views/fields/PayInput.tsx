import { useId } from 'react';
import { payPers, timesInYear, type PayPer } from '#core/calculators/pay-periods.ts';
import type { PayPerWords } from '#web/words/en/salaries/pay-per.ts';
import { AmountPicker, type PickWords } from './AmountPicker.tsx';
import type { FieldControl } from './Field.tsx';
import { classes } from '../ui/classes.ts';
import styles from './amount-picker.module.css';

export interface PayPerChoice {
  readonly value: PayPer;
  readonly choose: (per: PayPer) => void;
  readonly words: PayPerWords;
}

interface PayInputProps {
  readonly control: FieldControl;
  readonly label: string;
  readonly typed: string;
  readonly amount: number;
  readonly type: (typed: string) => void;
  readonly choose: (amount: number) => void;
  readonly leave: () => void;
  readonly per?: PayPerChoice | undefined;
  /** Without them it can only be typed. */
  readonly picks?: PickWords | undefined;
}

export function PayInput({ control, label, typed, amount, type, choose, leave, per, picks }: PayInputProps) {
  const times = timesInYear[per?.value ?? 'year'];
  return (
    <div className={classes(picks && styles['amount'], per && styles['by'])}>
      <input
        {...control}
        className="input"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
      />
      {per && <PerSwitch {...per} label={label} describedBy={control['aria-describedby']} />}
      {picks && <AmountPicker label={label} value={typed === '' ? undefined : amount / times} choose={(picked) => choose(picked * times)} words={picks} />}
    </div>
  );
}

function PerSwitch({ value, choose, words, label, describedBy }: PayPerChoice & { readonly label: string; readonly describedBy: string | undefined }) {
  const name = useId();
  return (
    <div className="seg needs-script" role="radiogroup" aria-label={words.label(label)} aria-describedby={describedBy}>
      {payPers.map((per) => (
        <label key={per}>
          <input type="radio" name={name} checked={per === value} onChange={() => choose(per)} />
          {words.options[per]}
        </label>
      ))}
    </div>
  );
}
