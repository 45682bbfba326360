import { observer } from 'mobx-react-lite';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hikeWords } from '#web/words/hike/hike-words.ts';
import { EntrySelect } from '../calculators/EntrySelect.tsx';
import { EntrySwitch } from '../calculators/EntrySwitch.tsx';
import { Rupees } from '../calculators/Rupees.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';

/** The switch to real terms, and the months of both raises behind it. */
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

/** What prices did between two raises, and what of the hike is left (F-29); a month without an index is named, not guessed. */
export const RealTermsAnswer = observer(function RealTermsAnswer() {
  const words = useWords(hikeWords);
  const { estimate, monthOfYear } = useWords(calculatorWords);
  const { entries, real, missingMonth, newestMonth } = useStore(HikeStore);
  const text = useRealTermsText();
  const { real: isWanted, lastRaise } = entries;
  if (!isWanted.value) return null;
  return (
    <Card isFigure aria-labelledby="real">
      <h2 id="real">{words.real}</h2>
      <div aria-live="polite" aria-atomic="true">
        {missingMonth !== undefined && <p className="err">{words.monthMissing(monthOfYear(missingMonth), monthOfYear(newestMonth))}</p>}
        <p>{text()}</p>
        {real && (
          <>
            <span className="muted">{words.newInOldRupees(monthOfYear(lastRaise.value))}</span>
            <span className="big">
              <Rupees amount={real.newInOldRupees} /> <small>{words.aYear}</small>
            </span>
          </>
        )}
      </div>
      <Provenance>
        {words.ofAllIndia}
        {estimate}
      </Provenance>
    </Card>
  );
});

/** The hike in real terms as a sentence; nothing where there is no answer. */
export function useRealTermsText(): () => string {
  const words = useWords(hikeWords);
  const { percent, monthOfYear } = useWords(calculatorWords);
  const store = useStore(HikeStore);
  return () => {
    const { real, entries } = store;
    if (!real) return '';
    const { pricesPercent: prices, realPercent: left } = real;
    if (left === null) return words.noPercent;
    const { more, less, same } = words.meanwhile;
    const then = monthOfYear(entries.lastRaise.value);
    return words.realSentence(
      prices === 0 ? same : prices > 0 ? more(percent(prices)) : less(percent(-prices)),
      left === 0 ? words.left.same(then) : left > 0 ? words.left.more(percent(left), then) : words.left.less(percent(-left), then),
    );
  };
}
