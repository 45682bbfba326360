import { observer } from 'mobx-react-lite';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { EntryNumber } from '../calculators/EntryNumber.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { More } from '../calculators/More.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export const PayDetails = observer(function PayDetails() {
  const words = useWords(takeHomeWords);
  const { money, day, percent } = useWords(calculatorWords);
  const { entries, law } = useStore(TakeHomeStore);
  const isCtc = entries.basis.value === 'ctc';
  return (
    <More title={words.details} summary={words.detailsHint}>
      <EntryNumber label={words.npsEmployer} entry={entries.nps} />
      <EntryNumber label={words.voluntary} entry={entries.vpf} />
      {isCtc && <AmountField label={words.insurance} entry={entries.insurance} />}
      {isCtc && <EntrySwitch label={words.bearsRise} hint={words.bearsRiseHint} entry={entries.bears} />}
      <EntrySwitch label={words.wageRule} hint={words.wageRuleHint(day(law.codeWagesSince), percent(law.codeWagesLeastPercent))} entry={entries.wages} />
      <EntrySwitch label={words.noPension} entry={entries.noPension} />
      <EntrySwitch label={words.gender} hint={words.genderHint(money.written(law.womenUntaxedUpTo))} entry={entries.woman} />
      <EntrySwitch label={words.exempt} hint={words.exemptHint} entry={entries.exempt} />
      <EntrySwitch label={words.takesEsi} entry={entries.esi} />
      {isCtc && <EntrySwitch label={words.employerEsi} entry={entries.esiInCtc} />}
      <EntrySwitch label={words.disability} entry={entries.disability} />
      <EntrySwitch label={words.welfare} entry={entries.lwf} />
      {isCtc && entries.lwf.value && <EntrySwitch label={words.employerWelfare} entry={entries.lwfInCtc} />}
      <EntrySwitch label={words.nonResident} entry={entries.nonResident} />
    </More>
  );
});
