import { observer } from 'mobx-react-lite';
import { currencyOf, payReading, type PayField } from '#core/salaries/salary-form.ts';
import { payProblemOf } from '#core/salaries/pay-in.ts';
import type { Currency } from '#core/salaries/salary.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { PayAmount } from '../fields/PayAmount.tsx';
import type { PayPerChoice } from '../fields/PayInput.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

interface SalaryAmountProps {
  readonly field: PayField;
  readonly label: string;
  readonly hint: string;
  readonly said: (amount: number, currency: Currency) => string;
  readonly per?: PayPerChoice;
}

/** Amount of a salary, queried on leaving where unclear. */
export const SalaryAmount = observer(function SalaryAmount({ field, label, hint, said, per }: SalaryAmountProps) {
  const words = useWords(salaryFormWords);
  const { form, pay } = useStore(SalaryFormStore);
  const { fields } = form.draft;
  const currency = currencyOf(fields);
  const problem = form.problems[field] ?? (pay.left.includes(field) ? payProblemOf(payReading(fields, field)) : undefined);
  return (
    <PayAmount
      label={label}
      hint={hint}
      said={said}
      error={problem && words.payProblems[problem]}
      typed={fields[field]}
      currency={currency}
      type={(typed) => pay.type(field, typed)}
      choose={(picked) => pay.choose(field, picked)}
      leave={() => pay.leave(field)}
      words={words}
      per={per}
    />
  );
});
