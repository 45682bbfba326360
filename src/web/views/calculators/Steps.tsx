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
  /** The names of steps that only this calculator takes. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Every step of a calculation in the order it was taken, each with the rule behind it. */
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

/** Lines with a key each, as the same step may be taken more than once; what comes to nothing is left out. */
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
