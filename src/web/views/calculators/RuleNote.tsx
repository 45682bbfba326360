import { observer } from 'mobx-react-lite';
import type { Citation, RuleMonths } from '#core/calculators/answer-types.ts';
import type { CalculatorWords } from '#web/words/en/calculators/words.ts';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import styles from './calculators.module.css';

interface RuleNoteProps {
  readonly rule: Citation;
  /** Months applied, where the year has several rows of the rule. */
  readonly months?: Pick<RuleMonths, 'from' | 'to'>;
  /** True where dates must tell rows of one rule apart. */
  readonly isDated?: boolean;
}

/** Folded facts of a rule: name, start, source and certainty. */
export const RuleNote = observer(function RuleNote({ rule, months, isDated = false }: RuleNoteProps) {
  const words = useWords(calculatorWords);
  return (
    <details className={styles['rule']}>
      <summary>
        {words.ruleName(rule.rule)}
        {months && ` · ${words.inMonths(words.monthYear(months.from), words.monthYear(months.to))}`}
        {isDated && ` · ${words.since(words.day(rule.from))}`}
      </summary>
      <RuleFacts rule={rule} words={words} />
    </details>
  );
});

interface RuleFactsProps {
  readonly rule: Citation;
  readonly words: CalculatorWords;
}

const RuleFacts = ({ rule: { from, to, source, status, remark, open, review }, words }: RuleFactsProps) => (
  <div>
    <p>
      {words.sentence(words.since(words.day(from)) + (to ? `, ${words.until(words.day(to))}` : ''))} {words.sentence(words.reviewBy(words.day(review)))}
    </p>
    <p>{words.source(source)}</p>
    {remark && <p>{words.remarks[remark]}</p>}
    {status !== 'settled' && <Tag tone="warn">{words.status[status]}</Tag>}
    {open && <p>{words.openPoint(open)}</p>}
  </div>
);
