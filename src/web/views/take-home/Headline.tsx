import { observer } from 'mobx-react-lite';
import { newestRule } from '#core/calculators/newest-rule.ts';
import type { RegimeTakeHome, YearStretch } from '#core/take-home/take-home-types.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import type { ChangedPay } from '#web/words/en/take-home/words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { CheckedUpTo } from '../calculators/CheckedUpTo.tsx';
import { Rupees } from '../calculators/Rupees.tsx';
import { Problem } from '../calculators/Problem.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';
import { Regimes } from './Regimes.tsx';

export const Headline = observer(function Headline() {
  const words = useWords(takeHomeWords);
  const { day, since, monthOfYear, estimate } = useWords(calculatorWords);
  const { answer, sure, calculation } = useStore(TakeHomeStore);
  const shown = sure[answer.regime];
  const { headline, stretches } = shown;
  const inForce = newestRule([...answer.lines, ...answer[answer.regime].lines], headline.to);
  return (
    <Card isFigure id="result" tabIndex={-1} aria-label={words.youTakeHome}>
      <Problem calculation={calculation} />
      <div aria-live="polite" aria-atomic="true">
        <span className="muted">{words.youTakeHome}</span>
        <span className="big">
          <Rupees amount={headline.usual.net} />{' '}
          <small>{stretches.length > 1 ? words.fromMonth(monthOfYear(headline.from)) : words.inYear(answer.financialYear)}</small>
        </span>
      </div>
      <OtherMonths shown={shown} />
      <hr />
      <Regimes />
      <Provenance>
        {words.period(answer.financialYear)}
        {inForce && since(day(inForce.from))}
        <CheckedUpTo />
        {estimate}
      </Provenance>
    </Card>
  );
});

const mostNamed = 3;

/** Change of pay from the stretch before, beside a month split between both. */
function changedPay(stretch: YearStretch, stretches: readonly YearStretch[]): ChangedPay | undefined {
  const before = stretches.findLast(({ from, isSplit }) => from < stretch.from && !isSplit);
  if (!before || stretch.changes.length === 0 || before.usual.net === stretch.usual.net) return undefined;
  const hasRisen = stretch.ceiling > before.ceiling && stretch.changes.every((part) => part === 'providentFund');
  return { isLess: stretch.usual.net < before.usual.net, hasRisen, parts: stretch.changes };
}

const OtherMonths = observer(function OtherMonths({ shown: { headline, stretches, months, netMonth } }: { readonly shown: RegimeTakeHome }) {
  const words = useWords(takeHomeWords);
  const { money, monthOfYear } = useWords(calculatorWords);
  const { isPast } = useStore(TakeHomeStore);
  const { from, to, usual } = headline;
  // Two months differ where what is written of them does.
  const odd = months.filter(({ month, net }) => from <= month && month <= to && money.written(net) !== money.written(usual.net)).slice(0, mostNamed);
  const others = stretches.filter((stretch) => stretch.from !== from);
  const changed = changedPay(headline, stretches);
  return (
    <div className="sm">
      {usual.net < 0 && <p className="strong">{words.belowZero}</p>}
      {odd.length > 0 && <p>{words.otherMonths(odd.map((month) => words.oddMonth(money.written(month.net), monthOfYear(month.month))).join(', '))}</p>}
      {others.length > 0 && (
        <p>
          {others
            .map((stretch) =>
              stretch.isSplit
                ? words.splitMonth(money.written(stretch.usual.net), monthOfYear(stretch.from))
                : words.stretchBefore(money.written(stretch.usual.net), monthOfYear(stretch.from), monthOfYear(stretch.to)),
            )
            .join(' ')}
        </p>
      )}
      {changed && <p>{words.changesFrom(monthOfYear(from), changed)}</p>}
      <p className="muted">
        {words.average(money.written(netMonth))} {isPast ? '' : words.monthsToCome}
      </p>
    </div>
  );
});
