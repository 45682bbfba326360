import { observer } from 'mobx-react-lite';
import { payIn } from '#core/salaries/salary-form.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { Button } from '../ui/Button.tsx';
import { AmountPicker, pickedAmount, type PickWords } from './AmountPicker.tsx';
import { Field } from './Field.tsx';
import styles from './amount-picker.module.css';

interface PayAmountProps {
  readonly label: string;
  readonly hint: string;
  /** What is to be put right, in words. */
  readonly error: string | undefined;
  readonly typed: string;
  readonly currency: Currency;
  readonly type: (typed: string) => void;
  readonly choose: (amount: number) => void;
  readonly leave: () => void;
  /** Without the sentences of the picks it is typed alone. */
  readonly words: { readonly picks?: PickWords; readonly meant: (amount: number, currency: Currency) => string };
}

/** An amount of a year: picked in lakhs and thousands, or typed as people write it. Of one whose unit is unclear it is offered what may be meant. */
export const PayAmount = observer(function PayAmount({ label, hint, error, typed, currency, type, choose, leave, words }: PayAmountProps) {
  const reading = payIn(typed, currency);
  const picks = currency === 'INR' ? words.picks : undefined;
  return (
    <div className={styles['asked']}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className={picks && pickedAmount}>
            <input
              {...control}
              className="input"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onBlur={leave}
            />
            {picks && <AmountPicker label={label} value={reading.kind === 'amount' ? reading.amount : 0} choose={choose} words={picks} />}
          </div>
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
