import { observer } from 'mobx-react-lite';
import type { BenefitShare } from '#core/benefits/benefit.ts';
import type { ComparedCompany, ComparedTopic } from '#core/company-compare/company-comparison.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyCompareWords } from '#web/words/company-compare/company-compare-words.ts';
import { insightWords } from '#web/words/reviews/insight-words.ts';
import { useWords } from '../words.tsx';
import { CompareRow, CompareSection } from './CompareRow.tsx';
import styles from './company-compare.module.css';

/** Most liked and disliked topics of reviews (F-27). */
export const ComparedOpinions = observer(function ComparedOpinions({ companies }: { readonly companies: readonly ComparedCompany[] }) {
  const { said: words } = useWords(companyCompareWords);
  return (
    <CompareSection title={words.heading} columns={companies.length}>
      <CompareRow label={words.liked} companies={companies}>
        {({ liked }) => <Topics topics={liked} />}
      </CompareRow>
      <CompareRow label={words.disliked} companies={companies}>
        {({ disliked }) => <Topics topics={disliked} />}
      </CompareRow>
      <CompareRow label={words.given} companies={companies}>
        {({ benefits }) => <Given benefits={benefits} />}
      </CompareRow>
    </CompareSection>
  );
});

const Given = observer(function Given({ benefits }: { readonly benefits: readonly BenefitShare[] }) {
  const { said: words } = useWords(companyCompareWords);
  const { names } = useWords(benefitWords);
  if (benefits.length === 0) return <span className="muted">{words.none}</span>;
  return (
    <ul className={styles.topics}>
      {benefits.map(({ benefit, people, percent }) => (
        <li key={benefit}>
          {names[benefit]} <span className="xs muted">{words.percentOf(percent ?? 0, people)}</span>
        </li>
      ))}
    </ul>
  );
});

const Topics = observer(function Topics({ topics }: { readonly topics: readonly ComparedTopic[] }) {
  const { said: words } = useWords(companyCompareWords);
  const { digest } = useWords(insightWords);
  if (topics.length === 0) return <span className="muted">{words.none}</span>;
  return (
    <ul className={styles.topics}>
      {topics.map(({ topic, people, agree }) => (
        <li key={topic}>
          {digest.topics[topic]} <span className="xs muted">{words.of(agree, people)}</span>
        </li>
      ))}
    </ul>
  );
});
