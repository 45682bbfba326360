import { observer } from 'mobx-react-lite';
import { payIn } from '#core/salaries/pay-in.ts';
import type { Currency } from '#core/salaries/salary.ts';
import type { PayPerWords } from '#web/words/en/salaries/pay-per.ts';
import { Button } from '../ui/Button.tsx';
import type { PickWords } from './AmountPicker.tsx';
import { Field } from './Field.tsx';
import { PayInput, type PayPerChoice } from './PayInput.tsx';
import styles from './amount-picker.module.css';

interface PayAmountProps {
  readonly label: string;
  readonly hint: string;
  readonly said: (amount: number, currency: Currency) => string;
  readonly error: string | undefined;
  readonly typed: string;
  readonly currency: Currency;
  readonly type: (typed: string) => void;
  readonly choose: (amount: number) => void;
  readonly leave: () => void;
  /** Without the picks it can only be typed. */
  readonly words: { readonly picks?: PickWords; readonly meant: (amount: number, currency: Currency) => string; readonly payPer: PayPerWords };
  readonly per?: PayPerChoice | undefined;
}

/** Pay picked or typed, with suggestions for an unclear unit. */
export const PayAmount = observer(function PayAmount({ label, hint, said, error, typed, currency, type, choose, leave, words, per }: PayAmountProps) {
  const reading = payIn(typed, currency, per?.value);
  const amount = reading.kind === 'amount' ? reading.amount : 0;
  const period = reading.kind === 'amount' && reading.said ? reading.said : per?.value;
  const understood = () => (period ? words.payPer.said(amount, period, currency) : said(amount, currency));
  return (
    <div className={styles['asked']}>
      <Field label={label} hint={amount > 0 ? understood() : hint} error={error}>
        {(control) => (
          <PayInput
            control={control}
            label={label}
            typed={typed}
            amount={amount}
            type={type}
            choose={choose}
            leave={leave}
            per={per}
            picks={currency === 'INR' ? words.picks : undefined}
          />
        )}
      </Field>
      {error !== undefined && reading.kind === 'unsure' && (
        <Button className={styles['meant']} onClick={() => choose(reading.meant)}>
          {words.meant(reading.meant, currency)}
        </Button>
      )}
    </div>
  );
});
