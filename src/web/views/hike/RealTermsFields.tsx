import { observer } from 'mobx-react-lite';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hikeWords } from '#web/words/hike/hike-words.ts';
import { EntrySelect } from '../calculators/EntrySelect.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

export const RealTermsFields = observer(function RealTermsFields() {
  const words = useWords(hikeWords);
  const { monthOfYear } = useWords(calculatorWords);
  const { entries, months, isBackwards } = useStore(HikeStore);
  const options = Object.fromEntries(months.map((month) => [month, monthOfYear(month)]));
  return (
    <>
      <EntrySwitch label={words.real} hint={words.realHint} entry={entries.real} />
      {entries.real.value && (
        <>
          <EntrySelect label={words.lastRaise} entry={entries.lastRaise} options={options} />
          <EntrySelect label={words.thisRaise} entry={entries.thisRaise} options={options} />
          <div role="status">{isBackwards && <p className="err">{words.monthsBackwards}</p>}</div>
        </>
      )}
    </>
  );
});
