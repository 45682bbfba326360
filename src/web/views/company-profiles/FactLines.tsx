import { observer } from 'mobx-react-lite';
import { benefitNamed } from '#core/benefits/benefit.ts';
import { sizeBuckets } from '#core/companies/size-bucket.ts';
import type { WrittenFact } from '#core/companies/written-fact.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { factWords } from '#web/words/company-profiles/fact-words.ts';
import { useWords } from '../words.tsx';
import styles from './facts.module.css';

interface FactLinesProps {
  readonly fact: WrittenFact;
  readonly lines: readonly string[];
}

/** Words of one fact, as its page says them. */
export const FactLines = observer(function FactLines({ fact, lines }: FactLinesProps) {
  const words = useWords(factWords);
  const { page, listed } = useWords(companyWords);
  const { names } = useWords(benefitWords);
  if (lines.length === 0) return <span className="muted">{words.nothing}</span>;
  if (fact === 'whyJoin') return lines.map((line) => <Section key={line} line={line} />);
  const named = fact === 'benefits' ? lines.flatMap((line) => benefitNamed(line) ?? []).map((benefit) => names[benefit]) : undefined;
  const size = fact === 'indianSize' && sizeBuckets.find((bucket) => bucket === lines[0]);
  const isListed = fact === 'headOffice' || fact === 'offices' || fact === 'industry';
  const said = named ? named.join(', ') : size ? page.people[size] : isListed ? lines.map(listed).join(', ') : lines.join('\n');
  return <span className={styles.lines}>{said}</span>;
});

const Section = ({ line }: { readonly line: string }) => {
  const [title = '', ...text] = line.split('\n');
  return (
    <span className={styles.lines}>
      <b>{title}</b>
      {`\n${text.join('\n')}\n`}
    </span>
  );
};
