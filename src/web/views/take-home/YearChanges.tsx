import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { Citation } from '#core/calculators/answer-types.ts';
import { usualYear } from '#core/calculators/usual-year.ts';
import { financialYears, type FinancialYear } from '#core/calculators/person-types.ts';
import type { TakeHomeInput } from '#core/take-home/take-home-types.ts';
import type { YearChange, YearChangesOutput } from '#core/take-home/take-home-view-types.ts';
import { yearChanges } from '#core/take-home/year-changes.ts';
import { asked } from '#web/stores/requests/request.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import styles from '../calculators/calculators.module.css';
import { AmountCell } from '../calculators/AmountCell.tsx';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { More } from '../calculators/More.tsx';
import { Rupees } from '../calculators/Rupees.tsx';
import { RuleNote } from '../calculators/RuleNote.tsx';
import { Card } from '../ui/Card.tsx';
import { Field } from '../fields/Field.tsx';
import { Select } from '../fields/Select.tsx';
import { useWords } from '../words.tsx';

const options = financialYears.map((year) => ({ value: year, label: year }));
const yearNamed = (text: string): FinancialYear => financialYears.find((year) => year === text) ?? usualYear;

export const YearChanges = observer(function YearChanges({ input }: { readonly input: TakeHomeInput }) {
  const words = useWords(takeHomeWords);
  const { problem } = useWords(calculatorWords);
  const [before, setBefore] = useState<FinancialYear>(financialYears[0]);
  const [after, setAfter] = useState<FinancialYear>(input.financialYear ?? usualYear);
  const outcome = useMemo(() => asked(() => yearChanges({ takeHome: input, before, after })), [input, before, after]);
  return (
    <Card>
      <More title={words.changed} summary={words.changedLead}>
        <div className={styles['pair']}>
          <Field label={words.from}>
            {(control) => <Select {...control} options={options} value={before} onChange={({ currentTarget }) => setBefore(yearNamed(currentTarget.value))} />}
          </Field>
          <Field label={words.to}>
            {(control) => <Select {...control} options={options} value={after} onChange={({ currentTarget }) => setAfter(yearNamed(currentTarget.value))} />}
          </Field>
        </div>
        {outcome.status === 'SUCCESS' ? (
          <Changes outcome={outcome.value} before={before} after={after} />
        ) : (
          <p className="err">{problem(outcome.failure.code)}</p>
        )}
      </More>
    </Card>
  );
});

interface ChangesProps {
  readonly outcome: YearChangesOutput;
  readonly before: FinancialYear;
  readonly after: FinancialYear;
}

const Changes = observer(function Changes({ outcome: { changes, difference }, before, after }: ChangesProps) {
  const words = useWords(takeHomeWords);
  const changed = changes.filter((change) => change.difference !== 0);
  return (
    <>
      <p className="strong">
        {words.inHandYear}: <Rupees amount={difference} isChange />
      </p>
      {changed.length === 0 ? <p>{words.nothingChanged}</p> : <ChangesTable changes={changed} before={before} after={after} />}
    </>
  );
});

interface ChangesTableProps {
  readonly changes: readonly YearChange[];
  readonly before: FinancialYear;
  readonly after: FinancialYear;
}

const ChangesTable = observer(function ChangesTable({ changes, before, after }: ChangesTableProps) {
  const words = useWords(takeHomeWords);
  const { item } = useWords(calculatorWords);
  return (
    <div className={styles['scroll']} role="group" aria-label={words.changed} tabIndex={0}>
      <table className={`table ${styles['lines']}`}>
        <NumberHeads item={item} columns={[before, after, words.difference]} />
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={`${change.id} ${change.regime}`} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  );
});

const ChangeRow = observer(function ChangeRow({ change }: { readonly change: YearChange }) {
  const words = useWords(takeHomeWords);
  const { lineName } = useWords(calculatorWords);
  return (
    <tr>
      <th scope="row">
        {lineName(change.id)}
        {change.regime !== 'both' && <small className="muted"> · {words.regime[change.regime]}</small>}
        {rulesOf(change).map((rule) => (
          <RuleNote key={rule.from} rule={rule} />
        ))}
      </th>
      <AmountCell amount={change.before} />
      <AmountCell amount={change.after} />
      <AmountCell amount={change.difference} isChange />
    </tr>
  );
});

/** Citations of the rule before and after, once if equal. */
function rulesOf({ ruleBefore, ruleAfter }: YearChange): Citation[] {
  const rules = [ruleBefore, ruleAfter].flatMap((rule) => (rule ? [rule] : []));
  return rules.filter(({ from, rule }, at) => rules.findIndex((other) => other.from === from && other.rule === rule) === at);
}
