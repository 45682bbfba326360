import { observer } from 'mobx-react-lite';
import type { TakeHomeOutput } from '#core/take-home/take-home-types.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { takeHomeWords } from '#web/words/take-home/take-home-words.ts';
import styles from '../calculators/calculators.module.css';
import { Rupees } from '../calculators/Rupees.tsx';
import { SplitBar, Swatch, type Tone } from '../calculators/SplitBar.tsx';
import { useStore } from '../stores.tsx';
import { Card } from '../ui/Card.tsx';
import { useWords } from '../words.tsx';

interface Part {
  readonly key: 'inHand' | 'variable' | 'incomeTax' | 'fund' | 'nps' | 'gratuity' | 'insurance' | 'rest';
  readonly amount: number;
  readonly tone: Tone;
}

/** Splits the whole package into parts that add up to the rupee. */
export const WhereItGoes = observer(function WhereItGoes({ answer, sure }: { readonly answer: TakeHomeOutput; readonly sure: TakeHomeOutput }) {
  const words = useWords(takeHomeWords);
  const { money } = useWords(calculatorWords);
  const isCtc = useStore(TakeHomeStore).entries.basis.value === 'ctc';
  const whole = isCtc ? answer.pay.ctc : answer.pay.grossCash;
  const parts = partsOf(answer, sure, whole, isCtc);
  return (
    <Card aria-labelledby="where">
      <h2 id="where">{words.where(money.written(whole))}</h2>
      <SplitBar isHigh parts={parts} />
      <dl className={styles['legend']}>
        {parts.map(({ key, amount, tone }) => (
          <div key={key}>
            <Swatch tone={tone} />
            <dt>{words.whole[key]}</dt>
            <dd>
              <Rupees amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
});

/** Subtracts the named parts in turn. The rest is what the state and funds take. */
function partsOf({ pay, regime, ...answer }: TakeHomeOutput, sure: TakeHomeOutput, whole: number, isCtc: boolean): Part[] {
  const taken = answer[regime];
  const inHand = sure[regime].netYear;
  const named: Part[] = [
    { key: 'inHand', amount: inHand, tone: 'ink' },
    { key: 'variable', amount: taken.netYear - inHand, tone: 'inkTail' },
    { key: 'incomeTax', amount: taken.tax, tone: 'tax' },
    { key: 'fund', amount: taken.employeeProvidentFund + taken.voluntaryProvidentFund + (isCtc ? pay.employerProvidentFund : 0), tone: 'saved' },
    ...(isCtc ? [{ key: 'nps', amount: pay.employerNps, tone: 'saved' } as const] : []),
    ...(isCtc ? [{ key: 'gratuity', amount: pay.gratuity, tone: 'later' } as const] : []),
    ...(isCtc ? [{ key: 'insurance', amount: pay.insurance, tone: 'later' } as const] : []),
  ];
  const rest = named.reduce((left, { amount }) => left - amount, whole);
  return [...named, { key: 'rest', amount: rest, tone: 'rest' } as const]
    .map((part) => ({ ...part, amount: Math.round(part.amount * 100) / 100 }))
    .filter(({ amount }) => amount !== 0);
}
