import { observer } from 'mobx-react-lite';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { useWords } from '../words.tsx';
import { Pay } from './Pay.tsx';
import styles from './salaries.module.css';

const reported = [10, 25, 50, 75, 90];

/** Five percentiles at most, all others in a folded table. */
export const Percentiles = observer(function Percentiles({ figures: { currency, points } }: { readonly figures: SalaryFigures }) {
  const words = useWords(payFigureWords);
  if (points.length < 2) return null;
  return (
    <div>
      <dl className={styles['points']} aria-label={words.percentiles}>
        {points
          .filter(({ percent }) => reported.includes(percent))
          .map(({ percent, amount }) => (
            <div key={percent} data-middle={percent >= 25 && percent <= 75}>
              <dt>
                <span aria-hidden="true">{words.percentile(percent)}</span>
                <span className="vh">{words.percentileMeans(percent)}</span>
              </dt>
              <dd>
                <Pay amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
      </dl>
      <EveryStep currency={currency} points={points} />
    </div>
  );
});

const EveryStep = observer(function EveryStep({ currency, points }: Pick<SalaryFigures, 'currency' | 'points'>) {
  const words = useWords(payFigureWords);
  return (
    <details className="numbers">
      <summary>{words.everyStep}</summary>
      <table className="table">
        <NumberHeads item={words.share} columns={[words.pay]} />
        <tbody>
          {points.map(({ percent, amount }) => (
            <tr key={percent}>
              <th scope="row">{words.percentileMeans(percent)}</th>
              <td className="num">
                <Pay amount={amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});
