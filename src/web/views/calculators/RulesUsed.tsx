import { observer } from 'mobx-react-lite';
import type { Citation, Line } from '#core/calculators/answer-types.ts';
import type { TouchedCalculator } from '#core/calculators/open-points.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';
import { CheckedUpTo } from './CheckedUpTo.tsx';
import { OpenPoints } from './OpenPoints.tsx';
import { RuleNote } from './RuleNote.tsx';

interface RulesUsedProps {
  readonly lines: readonly Line[];
  readonly calculator: TouchedCalculator;
  readonly children?: string;
}

/** Rules behind an answer, once each, with date, source and open points. */
export const RulesUsed = observer(function RulesUsed({ lines, calculator, children }: RulesUsedProps) {
  const words = useWords(calculatorWords);
  const all = rulesIn(lines);
  return (
    <section className="inset stack g2" aria-labelledby="rules">
      <h2 id="rules" className="lab">
        {words.rulesUsed}
      </h2>
      <div className={styles['rules']}>
        {all.map((rule) => (
          <RuleNote key={`${rule.rule} ${rule.from}`} rule={rule} isDated={all.some((other) => other !== rule && other.rule === rule.rule)} />
        ))}
      </div>
      <p>
        <CheckedUpTo isSentence /> {words.checkedMeans}
      </p>
      <OpenPoints calculator={calculator} />
      <p>
        {words.estimateBecause} {children}
      </p>
    </section>
  );
});

/** Lists each row once, earlier months before the latest. */
function rulesIn(lines: readonly Line[]): Citation[] {
  const found = new Map<string, Citation>();
  for (const { rule, rules } of lines)
    for (const one of [...(rules ?? []).map((row) => row.rule), ...(rule ? [rule] : [])]) found.set(`${one.rule} ${one.from}`, one);
  return [...found.values()];
}
