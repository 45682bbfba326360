import { observer } from 'mobx-react-lite';
import type { TakeHomeMonth, TakeHomeOutput } from '#core/take-home/take-home-types.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import styles from '../calculators/calculators.module.css';
import { AmountCell } from '../calculators/AmountCell.tsx';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import { More } from '../calculators/More.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';
import { monthlyParts, sumOf } from './monthly-parts.ts';

/** Table from April to March, with variable pay and odd tax months. */
export const MonthByMonth = observer(function MonthByMonth({ answer }: { readonly answer: TakeHomeOutput }) {
  const words = useWords(takeHomeWords);
  const { months } = answer[answer.regime];
  const columns = ['gross', ...monthlyParts.filter((part) => sumOf(months, part) > 0), 'net'] as const;
  return (
    <Card>
      <More title={words.months} summary={words.monthsLead}>
        <div className={styles['scroll']} role="group" aria-label={words.months} tabIndex={0}>
          <table className="table">
            <NumberHeads item={words.monthColumn} columns={columns.map((column) => words.columns[column])} />
            <tbody>
              {months.map((month) => (
                <MonthRow key={month.month} month={month} columns={columns} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.aYear}</th>
                {columns.map((column) => (
                  <AmountCell key={column} amount={sumOf(months, column)} />
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </More>
    </Card>
  );
});

interface MonthRowProps {
  readonly month: TakeHomeMonth;
  readonly columns: readonly Exclude<keyof TakeHomeMonth, 'month'>[];
}

const MonthRow = observer(function MonthRow({ month, columns }: MonthRowProps) {
  const { monthYear } = useWords(calculatorWords);
  return (
    <tr>
      <th scope="row">{monthYear(month.month)}</th>
      {columns.map((column) => (
        <AmountCell key={column} amount={month[column]} />
      ))}
    </tr>
  );
});
