import { observer } from 'mobx-react-lite';
import { financialYears } from '#core/calculators/person-types.ts';
import { HikeCompanyStore } from '#web/stores/hike/hike-company-store.ts';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hikeWords } from '#web/words/hike/hike-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { EntryNumber } from '../calculators/EntryNumber.tsx';
import { StaysHere } from '../calculators/CalculatorPage.tsx';
import styles from '../calculators/calculators.module.css';
import { EntrySegments } from '../calculators/EntrySegments.tsx';
import { Peek } from '../calculators/Peek.tsx';
import { PlaceField } from '../calculators/PlaceField.tsx';
import { ReportedField } from '../calculators/ReportedField.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { RealTermsFields } from './RealTermsFields.tsx';

const years = Object.fromEntries(financialYears.map((year) => [year, year]));

export const HikeForm = observer(function HikeForm() {
  const words = useWords(hikeWords);
  const { onCeiling, money } = useWords(calculatorWords);
  const { entries, answer, law } = useStore(HikeStore);
  const { company } = useStore(HikeCompanyStore);
  const by = entries.by.value;
  return (
    <section className={`card ${styles['form']}`} aria-labelledby="hike">
      <h2 id="hike">{words.form}</h2>
      <Peek amount={answer.newAnnual} to="result" isYearly />
      <EntrySegments label={words.basis} entry={entries.basis} options={words.bases} />
      <AmountField label={words.old[entries.basis.value]} entry={entries.old} hasPicker />
      <EntrySegments label={words.by} entry={entries.by} options={words.bys} />
      {by === 'percent' && (
        <>
          <EntryNumber label={words.percent} hint={words.percentHint} entry={entries.percent} />
          <ReportedField company={company} />
        </>
      )}
      {by === 'new' && <AmountField label={words.new} entry={entries.new} hasPicker />}
      {by === 'rupees' && <AmountField label={words.rupees} hint={words.rupeesHint} entry={entries.rupees} />}
      <PlaceField label={words.place} entry={entries.place} />
      <EntrySegments label={words.fund} entry={entries.pf} options={{ capped: onCeiling(money.written(law.providentFundCeiling)), ...words.funds }} />
      <EntrySegments label={words.year} entry={entries.year} options={years} />
      <RealTermsFields />
      <StaysHere asksCompany />
    </section>
  );
});
