import { observer } from 'mobx-react-lite';
import { currencyOf, payIn, type PayField } from '#core/salaries/salary-form.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { AmountPicker, pickedAmount } from '../fields/AmountPicker.tsx';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './salary-form.module.css';

interface SalaryAmountProps {
  readonly field: PayField;
  readonly label: string;
  readonly hint: string;
  /** The amount as it was understood, in words. */
  readonly said: (amount: number, currency: Currency) => string;
}

/** An amount of a salary: picked in lakhs and thousands, or typed as people write it. One that is unclear is asked about once its field is left. */
export const SalaryAmount = observer(function SalaryAmount({ field, label, hint, said }: SalaryAmountProps) {
  const words = useWords(salaryFormWords);
  const { form, pay } = useStore(SalaryFormStore);
  const { fields } = form.draft;
  const currency = currencyOf(fields);
  const reading = payIn(fields[field], currency);
  const amount = reading.kind === 'amount' ? reading.amount : 0;
  const isUnclear = reading.kind === 'unsure' || reading.kind === 'unreadable';
  const problem = form.problems[field] ?? (isUnclear && pay.left.includes(field) ? reading.kind : undefined);
  return (
    <div className={styles.amount}>
      <Field label={label} hint={amount > 0 ? said(amount, currency) : hint} error={problem && words.payProblems[problem]}>
        {(control) => (
          <div className={currency === 'INR' ? pickedAmount : undefined}>
            <input
              {...control}
              className="input"
              autoComplete="off"
              spellCheck={false}
              value={fields[field]}
              onChange={({ currentTarget }) => pay.type(field, currentTarget.value)}
              onBlur={() => pay.leave(field)}
            />
            {currency === 'INR' && <AmountPicker label={label} value={amount} choose={(picked) => pay.choose(field, picked)} words={words.picks} />}
          </div>
        )}
      </Field>
      {problem && reading.kind === 'unsure' && (
        <Button className={styles.meant} onClick={() => pay.choose(field, reading.meant)}>
          {words.meant(reading.meant, currency)}
        </Button>
      )}
    </div>
  );
});
