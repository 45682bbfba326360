import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { Currency } from '#core/salaries/salary.ts';
import { currencyOf } from '#core/salaries/salary-form.ts';
import { isMonthly } from '#core/salaries/unit-slips.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import type { SalaryFormWords } from '#web/words/en/salaries/form.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './salary-form.module.css';

/** Asks about a possible slip of the unit before going on. Either answer is accepted (F-03). */
export const UnitQuestion = observer(function UnitQuestion() {
  const words = useWords(salaryFormWords);
  const { form, pay, step } = useStore(SalaryFormStore);
  const { asked } = pay;
  const currency = currencyOf(form.draft.fields);
  // The answer leads on from the step that was asked in; it never sends by itself. Its button is gone by the time a browser would submit of its own accord.
  const answer =
    (settle: () => void) =>
    ({ currentTarget: { form: asking } }: MouseEvent<HTMLButtonElement>) => {
      settle();
      if (step === 'pay') asking?.requestSubmit();
    };
  return (
    <div role="alert">
      {asked && form.problems.slip && (
        <div className={`inset stack g2 ${styles.question}`} data-stops tabIndex={-1}>
          <p className="strong">{questionOf(asked, currency, words)}</p>
          <p>{words.slip.because}</p>
          <div className="row">
            {asked.meant !== null && (
              <Button onClick={answer(() => pay.take(asked))}>
                {isMonthly(asked) ? words.payPer.aMonth(asked.amount, currency) : words.slip.yes(asked.meant, currency)}
              </Button>
            )}
            <Button onClick={answer(() => pay.insist())}>{insistedOn(asked, currency, words)}</Button>
          </div>
        </div>
      )}
    </div>
  );
});

type Asked = NonNullable<SalaryFormStore['pay']['asked']>;

function questionOf(asked: Asked, currency: Currency, { slip, payPer }: SalaryFormWords): string {
  if (asked.meant === null) return slip.odd(asked.amount, currency);
  return isMonthly(asked) ? payPer.which(asked.amount, currency) : slip.asked(asked.meant, currency);
}

function insistedOn(asked: Asked, currency: Currency, { slip, payPer }: SalaryFormWords): string {
  if (asked.meant === null) return slip.right;
  return isMonthly(asked) ? payPer.aYear(asked.amount, currency) : slip.no(asked.amount, currency);
}
