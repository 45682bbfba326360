import { observer } from 'mobx-react-lite';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import calculator from '../calculators/calculators.module.css';
import { AmountPicker, pickedAmount } from '../fields/AmountPicker.tsx';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { LockIcon } from '../ui/area-icons.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** The pay of a year, as people write it or picked, and beside it that it stays here. */
export const PayField = observer(function PayField() {
  const words = useWords(paidFairlyWords);
  const calculators = useWords(calculatorWords);
  const { pay, amount, isTried } = useStore(PaidFairlyStore);
  const { text, value, guess } = pay;
  return (
    <div className={calculator['stacked']}>
      <Field label={words.pay} hint={words.payHint} error={usePayProblem() ?? (isTried && amount === undefined ? words.missing.pay : undefined)}>
        {(control) => (
          <div className={pickedAmount}>
            <input
              {...control}
              className="input"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={({ currentTarget }) => pay.type(currentTarget.value)}
              onBlur={() => pay.settle()}
            />
            <AmountPicker label={words.pay} value={value} choose={(picked) => pay.choose(picked)} words={calculators} />
          </div>
        )}
      </Field>
      {guess !== undefined && (
        <Button className={calculator['guess']} onClick={() => pay.choose(guess)}>
          {calculators.meant(guess)}
        </Button>
      )}
      <p className={`hint ${calculator['private']}`}>
        <LockIcon small />
        {words.stays}
      </p>
    </div>
  );
});

/** What is wrong with the typed pay, or was changed of it, in words. */
function usePayProblem(): string | undefined {
  const { problems } = useWords(paidFairlyWords);
  const { pay } = useStore(PaidFairlyStore);
  const said: Readonly<Partial<Record<string, string>>> = problems;
  return said[pay.problem ?? pay.remark ?? ''];
}
