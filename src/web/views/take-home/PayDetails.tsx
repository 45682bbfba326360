import { observer } from 'mobx-react-lite';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { More } from '../calculators/More.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Further details that matter to some. */
export const PayDetails = observer(function PayDetails() {
  const words = useWords(takeHomeWords);
  const { entries } = useStore(TakeHomeStore);
  return (
    <More title={words.details} summary={words.detailsHint}>
      <AmountField label={words.npsEmployer} entry={entries.nps} />
      <AmountField label={words.voluntary} entry={entries.vpf} />
      {entries.basis.value === 'ctc' && <AmountField label={words.insurance} entry={entries.insurance} />}
      <EntrySwitch label={words.wageRule} hint={words.wageRuleHint} entry={entries.wages} />
      <EntrySwitch label={words.noPension} entry={entries.noPension} />
      <EntrySwitch label={words.gender} hint={words.genderHint} entry={entries.woman} />
      <EntrySwitch label={words.exempt} hint={words.exemptHint} entry={entries.exempt} />
      <EntrySwitch label={words.disability} entry={entries.disability} />
      <EntrySwitch label={words.welfare} entry={entries.lwf} />
      <EntrySwitch label={words.nonResident} entry={entries.nonResident} />
    </More>
  );
});
