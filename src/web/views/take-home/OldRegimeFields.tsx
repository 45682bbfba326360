import { observer } from 'mobx-react-lite';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { AmountField } from '../calculators/AmountField.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { More } from '../calculators/More.tsx';
import { PlaceField } from '../calculators/PlaceField.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export const OldRegimeFields = observer(function OldRegimeFields() {
  const words = useWords(takeHomeWords);
  const { aMonth, money } = useWords(calculatorWords);
  const { entries, savings, law } = useStore(TakeHomeStore);
  return (
    <More title={words.old} summary={savings > 0 ? words.oldSummary(savings) : words.oldNone}>
      <AmountField label={words.rent} entry={entries.rent} unit={aMonth} />
      <AmountField label={words.hra} entry={entries.hra} unit={aMonth} />
      <PlaceField label={words.rentCity} entry={entries.rentIn} first={{ same: words.sameCity, other: words.otherCity }} hasStates={false} />
      <AmountField label={words.c80} hint={words.c80Hint(money.written(law.section80C))} entry={entries.c80} />
      <AmountField label={words.nps} hint={words.atMost(money.written(law.ownNps))} entry={entries.ownNps} />
      <AmountField label={words.healthSelf} entry={entries.health} />
      <EntrySwitch label={words.seniorSelf} entry={entries.healthSenior} />
      <AmountField label={words.healthParents} entry={entries.parents} />
      <EntrySwitch label={words.seniorParents} entry={entries.parentsSenior} />
      <AmountField label={words.loan} hint={words.atMost(money.written(law.homeLoanInterest))} entry={entries.loan} />
      <AmountField label={words.letOut} entry={entries.letOut} />
      <AmountField label={words.educationLoan} entry={entries.study} />
      <AmountField label={words.lta} entry={entries.lta} />
      <AmountField label={words.otherDeductions} hint={words.otherHint} entry={entries.other} />
    </More>
  );
});
