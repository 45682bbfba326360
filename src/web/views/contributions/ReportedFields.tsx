import { observer } from 'mobx-react-lite';
import { reportedEnds, type ReportedAmount, type ReportedNumber } from '#core/salaries/check-in-form.ts';
import { payIn, payProblemOf } from '#core/salaries/pay-in.ts';
import type { CheckInForm } from '#web/stores/contributions/check-in-form.ts';
import { checkInWords } from '#web/words/contributions/check-in-words.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { PayAmount } from '../fields/PayAmount.tsx';
import { Segments } from '../fields/Segments.tsx';
import { useWords } from '../words.tsx';
import styles from './contributions.module.css';

interface ReportedFieldsProps {
  readonly checkIn: CheckInForm;
}

/** Pay of a year, each part beside its benchmark. */
export const ReportedFields = observer(function ReportedFields({ checkIn }: ReportedFieldsProps) {
  const words = useWords(checkInWords);
  const { form, years } = checkIn;
  return (
    <>
      <div>
        <Segments
          label={words.year}
          options={years.map((year) => ({ value: String(year), label: String(year) }))}
          value={form.draft.fields.year}
          onChange={(year) => checkIn.chooseYear(Number(year))}
        />
        <p className="hint">{words.yearHint(years[0])}</p>
      </div>
      <div className={styles.pair}>
        <Amount checkIn={checkIn} field="variablePromised" hint={words.variableHint} />
        <Amount checkIn={checkIn} field="variablePaid" hint={words.paidHint} />
      </div>
      <div className={styles.pair}>
        <NumberSaid checkIn={checkIn} field="hikeAnnounced" label={words.hikeAnnounced} hint={words.hikeHint} />
        <NumberSaid checkIn={checkIn} field="hikeReceived" label={words.hikeReceived} hint={words.receivedHint} />
      </div>
      <NumberSaid checkIn={checkIn} field="monthsSinceRevision" label={words.months} hint={words.monthsHint} />
    </>
  );
});

interface AmountProps extends ReportedFieldsProps {
  readonly field: ReportedAmount;
  readonly hint: string;
}

const Amount = observer(function Amount({ checkIn, field, hint }: AmountProps) {
  const [words, shared] = [useWords(checkInWords), useWords(salaryFormWords)];
  const { form, currency, left } = checkIn;
  const typed = form.draft.fields[field];
  const problem = form.problems[field] ?? (left.includes(field) ? payProblemOf(payIn(typed, currency)) : undefined);
  const problems: Readonly<Record<string, string>> = { ...shared.payProblems, ...words.problems[field] };
  return (
    <PayAmount
      label={words[field]}
      hint={hint}
      said={shared.aYear}
      error={problem && problems[problem]}
      typed={typed}
      currency={currency}
      type={(text) => checkIn.type({ [field]: text })}
      choose={(amount) => checkIn.choose(field, amount)}
      leave={() => checkIn.leave(field)}
      words={shared}
    />
  );
});

interface NumberSaidProps extends ReportedFieldsProps {
  readonly field: ReportedNumber;
  readonly label: string;
  readonly hint: string;
}

const NumberSaid = observer(function NumberSaid({ checkIn, field, label, hint }: NumberSaidProps) {
  const words = useWords(checkInWords);
  const { draft, problems } = checkIn.form;
  const isHalf = problems[field] === 'half' && field !== 'monthsSinceRevision';
  return (
    <NumberField
      label={label}
      hint={hint}
      value={draft.fields[field]}
      ends={reportedEnds[field]}
      isWrong={problems[field] === 'number'}
      isOptional
      error={isHalf ? words.problems[field].half : undefined}
      words={words.numbers}
      onChange={(typed) => checkIn.type({ [field]: typed })}
    />
  );
});
