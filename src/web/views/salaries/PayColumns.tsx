import { observer } from 'mobx-react-lite';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { payRangeText, payText } from '#core/figures/salary-text.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { edgesBelow, middleHalf, placeAmong } from '#core/salaries/pay-picture.ts';
import type { SalaryFigures } from '#core/salaries/salary-figures.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { Histogram } from '../figures/Histogram.tsx';
import { useWords } from '../words.tsx';

/** Histogram of pay, absent where too few shared. */
export const PayColumns = observer(function PayColumns({ figures }: { readonly figures: SalaryFigures }) {
  const words = useWords(payFigureWords);
  const { currency, columns } = figures;
  const [median, middle] = [medianPayOf({ figures }), middleHalf(figures)];
  if (columns.length < 2 || !middle) return null;
  const highest = Math.max(...columns.map(({ percent }) => percent));
  const edges = edgesBelow(columns);
  const last = columns.length - 1;
  return (
    <div>
      <Histogram
        finding={words.finding(
          words.people(crowdSaid(figures.people)),
          payRangeText({ currency, ...middle }, words.spokenRange, words.spoken),
          payText(median, currency, words.spoken),
        )}
        bins={columns.map(({ from, to, percent }, at) => ({
          label: payRangeText({ currency, from: at === 0 ? null : from, to: at === last ? null : to }, words.range, words.written),
          height: (100 * percent) / highest,
          said: words.ofPeople(percent),
          isMiddle: (from + to) / 2 >= middle.from && (from + to) / 2 <= middle.to,
        }))}
        median={placeAmong(columns, median)}
        ticks={edges.map((edge, at) => payText(edge, currency, at === edges.length - 1 ? words.lastTick : words.ticks))}
        columns={[words.pay, words.share]}
      />
      <p className="xs muted">{words.legend}</p>
    </div>
  );
});
