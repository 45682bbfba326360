import { observer } from 'mobx-react-lite';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hikeWords } from '#web/words/hike/hike-words.ts';
import { Rupees } from '../calculators/Rupees.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';
import { useRealTermsText } from './use-real-terms-text.ts';

/** Price changes between two raises and the real hike (F-29). Missing months are named, not guessed. */
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
