import { observer } from 'mobx-react-lite';
import type { Line } from '#core/calculators/answer-types.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';
import { AmountCell } from './AmountCell.tsx';
import { NumberHeads } from '../figures/NumberHeads.tsx';
import styles from './calculators.module.css';
import { RuleNote } from './RuleNote.tsx';

interface StepsProps {
  readonly lines: readonly Line[];
  readonly names?: Readonly<Record<string, string>>;
}

export const Steps = observer(function Steps({ lines, names }: StepsProps) {
  const words = useWords(calculatorWords);
  return (
    <table className={`table ${styles['lines']}`}>
      <NumberHeads item={words.item} columns={[words.amount]} />
      <tbody>
        {keyed(lines).map(({ key, line: { id, amount, rule, rules } }) => (
          <tr key={key}>
            <th scope="row">
              {words.lineName(id, names)}
              {rules ? rules.map((row) => <RuleNote key={row.rule.from} rule={row.rule} months={row} />) : rule && <RuleNote rule={rule} />}
            </th>
            <AmountCell amount={amount} isExact />
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Keys repeated steps and leaves out zero lines. */
function keyed(lines: readonly Line[]): { readonly key: string; readonly line: Line }[] {
  const seen = new Map<string, number>();
  return lines
    .filter(({ amount }) => amount !== 0)
    .map((line) => {
      const times = (seen.get(line.id) ?? 0) + 1;
      seen.set(line.id, times);
      return { key: `${line.id}-${times}`, line };
    });
}
