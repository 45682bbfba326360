import { observer } from 'mobx-react-lite';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { gratuityWords } from '#web/words/gratuity/gratuity-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { EntryNumber } from '../calculators/EntryNumber.tsx';
import { StaysHere } from '../calculators/CalculatorPage.tsx';
import styles from '../calculators/calculators.module.css';
import { DayField } from '../calculators/DayField.tsx';
import { EntrySegments } from '../calculators/EntrySegments.tsx';
import { EntrySelect } from '../calculators/EntrySelect.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { More } from '../calculators/More.tsx';
import { Peek } from '../calculators/Peek.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export const ServiceForm = observer(function ServiceForm() {
  const words = useWords(gratuityWords);
  const { aMonth, money, day, percent } = useWords(calculatorWords);
  const { entries, answer, tax, codeWages } = useStore(GratuityStore);
  const wages = [day(codeWages.since), percent(codeWages.leastPercent)] as const;
  return (
    <section className={`card ${styles['form']}`} aria-labelledby="service">
      <h2 id="service">{words.form}</h2>
      <Peek amount={answer.amount} to="result" isOnce />
      <AmountField label={words.wages} hint={words.wagesHint(...wages)} entry={entries.wages} unit={aMonth} />
      <AmountField label={words.gross} hint={words.grossHint(...wages)} entry={entries.gross} unit={aMonth} />
      <LengthFields />
      <EntrySelect label={words.employer} entry={entries.employer} options={words.employers} />
      {entries.employer.value === 'not-covered' && <AmountField label={words.average} hint={words.averageHint} entry={entries.average} unit={aMonth} />}
      <EntrySegments label={words.term} entry={entries.term} options={words.terms} />
      <EntrySelect label={words.reason} entry={entries.reason} options={words.reasons} />
      <EntrySegments label={words.week} entry={entries.week} options={words.weeks} />
      <More title={words.tax} summary={words.taxHint}>
        <EntrySwitch label={words.paidMore} entry={entries.paidMore} />
        {entries.paidMore.value && <AmountField label={words.received} entry={entries.received} />}
        <AmountField label={words.before} hint={words.beforeHint(money.written(tax.lifetimeLimit))} entry={entries.before} />
        <AmountField label={words.other} entry={entries.other} />
        <EntrySegments label={words.regime} entry={entries.regime} options={words.regimes} />
      </More>
      <StaysHere />
    </section>
  );
});

const LengthFields = observer(function LengthFields() {
  const words = useWords(gratuityWords);
  const { entries, isBackwards } = useStore(GratuityStore);
  return (
    <>
      <EntrySegments label={words.by} entry={entries.by} options={words.bys} />
      {entries.by.value === 'years' ? (
        <div className={styles['pair']}>
          <EntryNumber label={words.years} entry={entries.years} />
          <EntryNumber label={words.months} entry={entries.months} />
        </div>
      ) : (
        <div className={styles['days']}>
          <DayField label={words.joined} entry={entries.joined} />
          <DayField label={words.left} entry={entries.left} problem={isBackwards ? words.backwards : undefined} />
        </div>
      )}
    </>
  );
});
