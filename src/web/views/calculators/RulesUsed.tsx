import { observer } from 'mobx-react-lite';
import type { Citation, Line } from '#core/calculators/answer-types.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';
import { RuleNote } from './RuleNote.tsx';

/** Every rule behind an answer once, with its date and source. */
export const RulesUsed = observer(function RulesUsed({ lines, children }: { readonly lines: readonly Line[]; readonly children?: string }) {
  const words = useWords(calculatorWords);
  return (
    <section className="inset stack g2" aria-labelledby="rules">
      <h2 id="rules" className="lab">
        {words.rulesUsed}
      </h2>
      <div className={styles['rules']}>
        {rulesIn(lines).map((rule) => (
          <RuleNote key={`${rule.rule} ${rule.from}`} rule={rule} />
        ))}
      </div>
      <p>
        {words.estimateBecause} {children}
      </p>
    </section>
  );
});

function rulesIn(lines: readonly Line[]): Citation[] {
  const found = new Map<string, Citation>();
  for (const { rule } of lines) if (rule) found.set(`${rule.rule} ${rule.from}`, rule);
  return [...found.values()];
}
