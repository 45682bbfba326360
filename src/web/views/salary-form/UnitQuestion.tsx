import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { currencyOf } from '#core/salaries/salary-form.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './salary-form.module.css';

/** Asks back about an amount whose unit may have slipped, once one wants to go on; each answer is one press, and both are taken (F-03). */
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
        <div className={`inset ${styles.question}`} data-stops tabIndex={-1}>
          <p className="strong">{asked.meant === null ? words.slip.odd(asked.amount, currency) : words.slip.asked(asked.meant, currency)}</p>
          <p>{words.slip.because}</p>
          <div className="row">
            {asked.meant !== null && <Button onClick={answer(() => pay.take(asked))}>{words.slip.yes(asked.meant, currency)}</Button>}
            <Button onClick={answer(() => pay.insist())}>{asked.meant === null ? words.slip.right : words.slip.no(asked.amount, currency)}</Button>
          </div>
        </div>
      )}
    </div>
  );
});
