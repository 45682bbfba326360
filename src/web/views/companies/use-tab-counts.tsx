import type { ReactNode } from 'react';
import type { CompanyHeader } from '#core/companies/company.ts';
import type { CompanyPart } from '#core/navigation/declared-screens.ts';
import { crowdStep } from '#core/crowds/crowd-steps.ts';
import { compact } from '#core/figures/counts.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './company.module.css';

const counts: Readonly<Partial<Record<CompanyPart, (header: CompanyHeader) => number>>> = {
  reviews: ({ tabCounts }) => tabCounts.reviews,
  salaries: ({ tabCounts }) => tabCounts.salaries,
  interviews: ({ tabCounts }) => tabCounts.interviewQuestions,
  benefits: ({ tabCounts }) => tabCounts.benefits,
  jobs: ({ tabCounts }) => tabCounts.jobs,
  photos: ({ photosCount }) => photosCount,
  discussions: ({ tabCounts }) => tabCounts.posts,
  questions: ({ tabCounts }) => tabCounts.questions,
};

/** The tabs of people who stay in a crowd: at least so many, as their pages say it. */
const crowds: readonly CompanyPart[] = ['salaries', 'benefits'];

/** The tabs that most companies have something on, so that their counts keep a place until they come. */
const usual: readonly CompanyPart[] = ['reviews', 'salaries', 'interviews'];

/** How much there is behind each tab of what its label names, as it says it: nothing where there is none, and a bar until that is known. A view that asks must be an observer. */
export function useTabCounts(): (part: CompanyPart) => ReactNode {
  const { units } = useWords(uiWords);
  const { value, state } = useStore(CompanyStore).header;
  return (part) => {
    if (!value) return state.status !== 'FAILURE' && usual.includes(part) ? <i className={styles.countBar} aria-hidden="true" /> : undefined;
    const count = counts[part]?.(value) ?? 0;
    if (count === 0) return undefined;
    return crowds.includes(part) ? `${compact(crowdStep(count), units)}+` : compact(count, units);
  };
}
