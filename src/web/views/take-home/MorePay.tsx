import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { payCurve } from '#core/take-home/pay-curve.ts';
import type { TakeHomeInput } from '#core/take-home/take-home-types.ts';
import type { PayCliff, PayCurveOutput } from '#core/take-home/take-home-view-types.ts';
import { asked } from '#web/stores/requests/request.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { Curve } from '../calculators/Curve.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';

const rowsInTable = 12;

/** Curve of net pay over more pay. Empty while the package has no answer. */
export const MorePay = observer(function MorePay({ input }: { readonly input: TakeHomeInput }) {
  const outcome = useMemo(() => asked(() => payCurve({ takeHome: input })), [input]);
  return outcome.status === 'SUCCESS' ? <PayCurve curve={outcome.value} /> : null;
});

const PayCurve = observer(function PayCurve({ curve: { points, cliffs } }: { readonly curve: PayCurveOutput }) {
  const words = useWords(takeHomeWords);
  const { money, percent } = useWords(calculatorWords);
  const falls = cliffs.filter((cliff) => cliff.falls > 0);
  const last = points.at(-1);
  if (!last || last.more <= 0) return null;
  const finding = words.moreFinding(money.written(last.more), money.written(last.brings), percent((last.brings * 100) / last.more));
  return (
    <Card aria-labelledby="more">
      <div>
        <h2 id="more">{words.more}</h2>
        <p className="muted sm">{words.moreLead}</p>
      </div>
      <Curve
        finding={`${finding} ${words.cliffs(falls.length)}`}
        points={points.map(({ more, brings }) => ({ x: (more * 100) / last.more, y: (Math.max(0, brings) * 100) / last.more }))}
        cliffs={falls.map(({ more }) => (more * 100) / last.more)}
        ticks={[0, 0.25, 0.5, 0.75, 1].map((share) => `+${money.short(last.more * share)}`)}
        columns={[words.raise, words.kept]}
        rows={spaced(points).map(({ more, brings }) => ({ label: `+${money.written(more)}`, said: money.written(brings) }))}
      />
      <p className="sm">{finding}</p>
      <Cliffs falls={falls} />
    </Card>
  );
});

/** Points at which more pay leaves less. */
const Cliffs = observer(function Cliffs({ falls }: { readonly falls: readonly PayCliff[] }) {
  const words = useWords(takeHomeWords);
  const { money } = useWords(calculatorWords);
  return (
    <div className="sm">
      <p>{words.cliffs(falls.length)}</p>
      <ul>
        {falls.map(({ pay, falls: loss, lowestAt, recoversAt, kind }) => (
          <li key={`${kind} ${pay}`}>
            {words.cliff(words.cliffKinds[kind], money.written(pay), money.written(loss), money.written(lowestAt ?? pay))}
            {recoversAt !== null && ` ${words.recovers(money.written(recoversAt))}`}
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Thins the points to a readable table, first and last included. */
function spaced(points: PayCurveOutput['points']): PayCurveOutput['points'] {
  const step = Math.max(1, Math.floor((points.length - 1) / rowsInTable));
  return points.filter((_, at) => at > 0 && (at % step === 0 || at === points.length - 1));
}
