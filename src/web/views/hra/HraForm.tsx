import { observer } from 'mobx-react-lite';
import { PlusIcon } from '../ui/form-icons.tsx';
import { financialYears } from '#core/calculators/person-types.ts';
import { HraStore, type PeriodEntries } from '#web/stores/hra/hra-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hraWords } from '#web/words/hra/hra-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { EntryNumber } from '../calculators/EntryNumber.tsx';
import { StaysHere } from '../calculators/CalculatorPage.tsx';
import styles from '../calculators/calculators.module.css';
import { EntrySegments } from '../calculators/EntrySegments.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { More } from '../calculators/More.tsx';
import { Peek } from '../calculators/Peek.tsx';
import { PlaceField } from '../calculators/PlaceField.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

const years = Object.fromEntries(financialYears.map((year) => [year, year]));

export const HraForm = observer(function HraForm() {
  const words = useWords(hraWords);
  const { ages } = useWords(calculatorWords);
  const store = useStore(HraStore);
  const { periods, mayAdd, isTooLong, monthsInAll } = store;
  return (
    <section className={`card ${styles['form']}`} aria-labelledby="year">
      <h2 id="year">{words.form}</h2>
      <Peek amount={store.answer.exempt} to="result" isYearly />
      <EntrySegments label={words.year} entry={store.year} options={years} />
      {periods.map((entries, at) => (
        <PeriodFields key={store.slots.indexOf(entries)} entries={entries} number={at + 1} isAlone={periods.length === 1} />
      ))}
      {isTooLong && <p className="err">{words.tooLong(monthsInAll)}</p>}
      <div className="stack g1">
        {mayAdd && (
          <Button onClick={() => store.add()}>
            <PlusIcon small />
            {words.add}
          </Button>
        )}
        {periods.length > 1 && (
          <Button look="quiet" onClick={() => store.removeLast()}>
            {words.remove}
          </Button>
        )}
        <p className="hint">{words.addHint}</p>
      </div>
      <More title={words.tax}>
        <AmountField label={words.income} entry={store.income} />
        <EntrySegments label={words.age} entry={store.age} options={ages(store.ages)} />
      </More>
      <StaysHere />
    </section>
  );
});

interface PeriodFieldsProps {
  readonly entries: PeriodEntries;
  readonly number: number;
  readonly isAlone: boolean;
}

const PeriodFields = observer(function PeriodFields({ entries, number, isAlone }: PeriodFieldsProps) {
  const words = useWords(hraWords);
  const { aMonth } = useWords(calculatorWords);
  return (
    <fieldset className={`${styles['form']} ${styles['run']}`}>
      <legend className={isAlone ? 'vh' : 'lab'}>{words.period(number)}</legend>
      {!isAlone && <EntryNumber label={words.months} entry={entries.months} />}
      <AmountField label={words.basic} entry={entries.basic} unit={aMonth} />
      <AmountField label={words.received} entry={entries.hra} unit={aMonth} />
      <AmountField label={words.rent} entry={entries.rent} unit={aMonth} />
      <PlaceField label={words.city} entry={entries.city} first={{ other: words.other }} hasStates={false} />
      <EntrySwitch label={words.own} entry={entries.own} />
    </fieldset>
  );
});
