import { observer } from 'mobx-react-lite';
import type { FairPlace } from '#core/paid-fairly/fair-place.ts';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import { Numbers } from '../figures/Numbers.tsx';
import { Ticks } from '../figures/Ticks.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './paid-fairly.module.css';

const ticks = ['0', '25', '50', '75', '100'];

/** Place among a hundred people with the typical range, and the published figures as a table. */
export const FairScale = observer(function FairScale({ place }: { readonly place: FairPlace }) {
  const words = useWords(paidFairlyWords);
  const { money } = useWords(calculatorWords);
  const { amount = 0, about } = useStore(PaidFairlyStore);
  const { percentile, interval, cells } = place;
  const [low, high] = interval;
  const rows = cells[0].cell.figures.points.map(({ percent, amount: pay }) => ({ percent, label: words.ofHundred(percent), said: money.written(pay) }));
  return (
    <div>
      <svg className={`strip chart ${styles.scale}`} role="img" aria-label={words.of[about].scale(percentile, low, high)}>
        <rect className="whisker" x="0" y="17" width="100%" height="2" />
        <rect className="value" x="25%" y="11" width="50%" height="14" rx="3" />
        <rect className={styles.likely} x={`${low}%`} y="31" width={`${high - low}%`} height="3" />
        <svg x={`${percentile}%`} overflow="visible">
          <rect className={styles.you} x="-3" y="3" width="6" height="32" rx="1" />
        </svg>
      </svg>
      <Ticks ticks={ticks} />
      <p className="hint">{words.scaleOf}</p>
      <Numbers columns={words.columns} rows={[...rows, { label: words.of[about].yours(percentile), said: money.written(amount) }]} />
    </div>
  );
});
