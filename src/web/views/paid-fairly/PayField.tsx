import { observer } from 'mobx-react-lite';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import calculator from '../calculators/calculators.module.css';
import { Guess } from '../calculators/AmountField.tsx';
import { useEntryPer } from '../calculators/use-entry-per.ts';
import { Field } from '../fields/Field.tsx';
import { PayInput } from '../fields/PayInput.tsx';
import { useStore } from '../stores.tsx';
import { LockIcon } from '../ui/calculator-icons.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { HandPart } from './HandPart.tsx';

export const PayField = observer(function PayField() {
  const words = useWords(paidFairlyWords);
  const calculators = useWords(calculatorWords);
  const store = useStore(PaidFairlyStore);
  const { pay, amount, isTried, about } = store;
  const said = words.of[about];
  const { text, value, guess } = pay;
  const entry = useEntryPer(pay);
  return (
    <div className={calculator['stacked']}>
      <Field label={said.label} hint={entry.said ?? words.payHint} error={usePayProblem() ?? (isTried && amount === undefined ? said.missing : undefined)}>
        {(control) => (
          <PayInput
            control={control}
            label={said.label}
            typed={text}
            amount={value}
            type={(typed) => pay.type(typed)}
            choose={(picked) => pay.choose(picked)}
            leave={() => store.leavePay()}
            per={entry.per}
            picks={calculators}
          />
        )}
      </Field>
      {guess !== undefined && <Guess entry={pay} />}
      <AsMonth />
      <PaySlip />
      <HandPart />
      <p className={`hint ${calculator['private']}`}>
        <LockIcon small />
        {words.stays}
      </p>
    </div>
  );
});

/** Tells that a small pay was read as monthly, with a switch. */
const AsMonth = observer(function AsMonth() {
  const words = useWords(paidFairlyWords);
  const { pay } = useStore(PaidFairlyStore);
  return (
    <div role="status">
      {pay.isAssumed && (
        <div className="row">
          <span>{words.asMonth}</span>
          <Button onClick={() => pay.mean('year')}>{words.isYear}</Button>
        </div>
      )}
    </div>
  );
});

/** Asks about a possible slip of the unit. Either answer is accepted (F-03). */
const PaySlip = observer(function PaySlip() {
  const { slip: words } = useWords(paidFairlyWords);
  const { meant: yes } = useWords(calculatorWords);
  const store = useStore(PaidFairlyStore);
  const { slip } = store;
  const meant = slip?.meant ?? null;
  return (
    <div role="status">
      {slip && (
        <div className="inset stack g2">
          <p className="strong">{meant === null ? words.odd : words.asked(meant)}</p>
          <p>{words.because}</p>
          <div className="row">
            {meant !== null && <Button onClick={() => store.pay.choose(meant)}>{yes(meant)}</Button>}
            <Button onClick={() => store.insist()}>{words.right}</Button>
          </div>
        </div>
      )}
    </div>
  );
});

function usePayProblem(): string | undefined {
  const { problems } = useWords(paidFairlyWords);
  const { pay } = useStore(PaidFairlyStore);
  const said: Readonly<Partial<Record<string, string>>> = problems;
  return said[pay.problem ?? pay.remark ?? ''];
}
