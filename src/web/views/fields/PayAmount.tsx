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
  /** The amount as it was understood, in words; beside a choice of the period, and where the text names one, that is said too. */
  readonly said: (amount: number, currency: Currency) => string;
  /** What is to be put right, in words. */
  readonly error: string | undefined;
  readonly typed: string;
  readonly currency: Currency;
  readonly type: (typed: string) => void;
  readonly choose: (amount: number) => void;
  readonly leave: () => void;
  /** Without the sentences of the picks it is typed alone. */
  readonly words: { readonly picks?: PickWords; readonly meant: (amount: number, currency: Currency) => string; readonly payPer: PayPerWords };
  /** The period, where it is pay that many know by the month. */
  readonly per?: PayPerChoice | undefined;
}

/** An amount of pay: picked in lakhs and thousands, or typed as people write it. Of one whose unit is unclear it is offered what may be meant. */
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
