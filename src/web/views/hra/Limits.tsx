import { observer } from 'mobx-react-lite';
import type { HraPeriodOutput } from '#core/hra/hra-types.ts';
import { isCity } from '#core/calculators/work-cities.ts';
import { HraStore } from '#web/stores/hra/hra-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { hraWords } from '#web/words/hra/hra-words.ts';
import styles from '../calculators/calculators.module.css';
import { AmountCell } from '../calculators/AmountCell.tsx';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';

/** Three limits per run of months, the lowest marked. */
export const Limits = observer(function Limits() {
  const words = useWords(hraWords);
  const { cities, percent } = useWords(calculatorWords);
  const { periods, listedCities, shares } = useStore(HraStore).answer;
  const named = listedCities.map((city) => (isCity(city) ? cities[city] : city));
  return (
    <Card aria-labelledby="limits">
      <h2 id="limits">{words.limitsHeading}</h2>
      {periods.map((period, at) => (
        // The runs of a year stand in their order, and each is known by its place.
        <PeriodLimits key={`run-${at + 1}`} period={period} rentAbovePercent={shares.rentAbovePercent} />
      ))}
      <p className="sm">{words.least}</p>
      <p className="sm muted">{words.listed(named.join(', '), percent(shares.listedPercent), percent(shares.otherPercent))}</p>
    </Card>
  );
});

interface PeriodLimitsProps {
  readonly period: HraPeriodOutput;
  readonly rentAbovePercent: number;
}

const PeriodLimits = observer(function PeriodLimits({ period, rentAbovePercent }: PeriodLimitsProps) {
  const words = useWords(hraWords);
  const { item, amount, percent } = useWords(calculatorWords);
  const names = { ...words.limits, shareOfSalary: words.share(percent(period.salaryPercent)), rentAboveTenth: words.rentLess(percent(rentAbovePercent)) };
  return (
    <table className={`table ${styles['lines']}`}>
      <caption className="muted sm">{words.monthsOf(period.months)}</caption>
      <NumberHeads item={item} columns={[amount]} />
      <tbody>
        {(['received', 'rentAboveTenth', 'shareOfSalary'] as const).map((limit) => (
          <tr key={limit}>
            <th scope="row">
              {names[limit]} {period.least === limit && <Tag tone="ink">{words.isLeast}</Tag>}
            </th>
            <AmountCell amount={period.limits[limit]} />
          </tr>
        ))}
        <tr className={styles['total']}>
          <th scope="row">{words.perMonth}</th>
          <AmountCell amount={period.monthlyExempt} />
        </tr>
      </tbody>
    </table>
  );
});
