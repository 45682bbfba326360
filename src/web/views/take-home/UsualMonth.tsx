import { observer } from 'mobx-react-lite';
import type { TakeHomeMonth, TakeHomeOutput } from '#core/take-home/take-home-types.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import styles from '../calculators/calculators.module.css';
import { AmountCell } from '../calculators/AmountCell.tsx';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { RuleNote } from '../calculators/RuleNote.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';
import { monthlyParts, ruleBehind, sumOf } from './monthly-parts.ts';

export const UsualMonth = observer(function UsualMonth({ sure }: { readonly sure: TakeHomeOutput }) {
  const words = useWords(takeHomeWords);
  const { item, monthOfYear } = useWords(calculatorWords);
  const { months, headline } = sure[sure.regime];
  return (
    <Card aria-labelledby="usual">
      <div>
        <h2 id="usual">{words.usualMonth[sure.regime]}</h2>
        <p className="muted sm">{monthOfYear(headline.usual.month)}</p>
      </div>
      <div className={styles['scroll']} role="group" aria-labelledby="usual" tabIndex={0}>
        <table className={`table ${styles['lines']}`}>
          <NumberHeads item={item} columns={[words.aMonth, words.aYear]} />
          <tbody>
            <tr>
              <th scope="row">{sure.pay.variableUnpaid > 0 ? words.grossWithout : words.gross}</th>
              <Amounts month={headline.usual.gross} year={sumOf(months, 'gross')} />
            </tr>
            {monthlyParts
              .filter((part) => sumOf(months, part) > 0)
              .map((part) => (
                <PartRow key={part} part={part} usual={headline.usual} sure={sure} />
              ))}
            <tr className={styles['total']}>
              <th scope="row">{words.inHand}</th>
              <Amounts month={headline.usual.net} year={sumOf(months, 'net')} />
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
});

interface PartRowProps {
  readonly part: (typeof monthlyParts)[number];
  readonly usual: TakeHomeMonth;
  readonly sure: TakeHomeOutput;
}

const PartRow = observer(function PartRow({ part, usual, sure }: PartRowProps) {
  const words = useWords(takeHomeWords);
  const regime = sure[sure.regime];
  const rule = ruleBehind(part, [...regime.lines, ...regime.incomeTax.lines, ...sure.lines], usual.month);
  return (
    <tr>
      <th scope="row">
        {words.parts[part]}
        {rule && <RuleNote rule={rule} />}
      </th>
      <Amounts month={-usual[part]} year={-sumOf(regime.months, part)} />
    </tr>
  );
});

const Amounts = ({ month, year }: { readonly month: number; readonly year: number }) => (
  <>
    <AmountCell amount={month} />
    <AmountCell amount={year} />
  </>
);
