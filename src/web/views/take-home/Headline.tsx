import { observer } from 'mobx-react-lite';
import type { TakeHomeMonth } from '#core/take-home/take-home-types.ts';
import { usualMonth } from '#core/take-home/usual-month.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import { Rupees } from '../calculators/Rupees.tsx';
import { Problem } from '../calculators/Problem.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';
import { Regimes } from './Regimes.tsx';

/** The monthly net pay, and the regime it is computed under. */
export const Headline = observer(function Headline() {
  const words = useWords(takeHomeWords);
  const { aMonth, day, since, reviewBy, estimate } = useWords(calculatorWords);
  const { answer, sure, calculation } = useStore(TakeHomeStore);
  const slabs = answer[answer.regime].lines.find(({ rule }) => rule)?.rule;
  return (
    <Card isFigure id="result" tabIndex={-1} aria-label={words.youTakeHome}>
      <Problem calculation={calculation} />
      <div aria-live="polite" aria-atomic="true">
        <span className="muted">{words.youTakeHome}</span>
        <span className="big">
          <Rupees amount={sure[answer.regime].netMonth} /> <small>{aMonth}</small>
        </span>
      </div>
      <OddMonths months={sure[answer.regime].months} />
      <hr />
      <Regimes />
      <Provenance>
        {words.period(answer.financialYear)}
        {slabs && since(day(slabs.from))}
        {slabs && reviewBy(day(slabs.review))}
        {estimate}
      </Provenance>
    </Card>
  );
});

const mostNamed = 3;

/** The months in which another amount arrives, by name. */
const OddMonths = observer(function OddMonths({ months }: { readonly months: readonly TakeHomeMonth[] }) {
  const words = useWords(takeHomeWords);
  const { money, month } = useWords(calculatorWords);
  const found = usualMonth(months);
  if (!found) return null;
  const odd = found.odd.slice(0, mostNamed).map((other) => words.oddMonth(money.written(other.net), month(other.month)));
  return <p className="sm">{odd.length === 0 ? words.allMonthsEven : words.mostMonths(money.written(found.usual.net), odd.join(', '))}</p>;
});
