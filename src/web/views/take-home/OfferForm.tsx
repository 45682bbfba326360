import { observer } from 'mobx-react-lite';
import { financialYears } from '#core/calculators/person-types.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { BasicField } from '../calculators/BasicField.tsx';
import { StaysHere } from '../calculators/CalculatorPage.tsx';
import styles from '../calculators/calculators.module.css';
import { EntrySegments } from '../calculators/EntrySegments.tsx';
import { EntrySelect } from '../calculators/EntrySelect.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { Peek } from '../calculators/Peek.tsx';
import { PlaceField } from '../calculators/PlaceField.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { OldRegimeFields } from './OldRegimeFields.tsx';
import { PayDetails } from './PayDetails.tsx';

const years = Object.fromEntries(financialYears.map((year) => [year, year]));

export const OfferForm = observer(function OfferForm() {
  const words = useWords(takeHomeWords);
  const { ages, onCeiling, money } = useWords(calculatorWords);
  const { entries, answer, sure, law } = useStore(TakeHomeStore);
  const basis = entries.basis.value;
  return (
    <section className={`card ${styles['form']}`} aria-labelledby="offer">
      <h2 id="offer">{words.offer}</h2>
      <Peek amount={sure[answer.regime].headline.usual.net} to="result" />
      <EntrySegments label={words.basis} entry={entries.basis} options={words.bases} />
      <AmountField label={words.pay[basis]} hint={words.payHint[basis]} entry={entries.ctc} hasPicker />
      <VariableFields />
      <BasicField label={words.basic} hint={words.basicHint} entry={entries.basic} unit={words.basicUnit[basis]} />
      <PlaceField label={words.place} entry={entries.place} />
      <EntrySegments label={words.fund} entry={entries.pf} options={{ capped: onCeiling(money.written(law.providentFundCeiling)), ...words.funds }} />
      <EntrySegments label={words.age} entry={entries.age} options={ages(law.ages)} />
      {basis === 'ctc' && (
        <fieldset className="field">
          <legend>{words.includes}</legend>
          <div>
            <EntrySwitch label={words.employerFund} entry={entries.pfInCtc} />
            <EntrySwitch label={words.gratuity} entry={entries.gratuityInCtc} />
          </div>
        </fieldset>
      )}
      <EntrySegments label={words.year} entry={entries.year} options={years} />
      <OldRegimeFields />
      <PayDetails />
      <StaysHere />
    </section>
  );
});

const VariableFields = observer(function VariableFields() {
  const words = useWords(takeHomeWords);
  const { monthNames } = useWords(calculatorWords);
  const { variable, paid, paidIn } = useStore(TakeHomeStore).entries;
  const isOnce = paid.value === 'out';
  const months = Object.fromEntries(monthNames.map((name, at) => [String(at + 1), name]));
  return (
    <>
      <AmountField label={words.variable} hint={isOnce ? words.variableHint : words.variableMonthlyHint} entry={variable} hasPicker />
      {variable.value > 0 && <EntrySegments label={words.inMonth} entry={paid} options={words.inMonthOptions} />}
      {variable.value > 0 && isOnce && <EntrySelect label={words.paidIn} entry={paidIn} options={months} />}
    </>
  );
});
