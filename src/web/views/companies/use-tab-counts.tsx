import type { ReactNode } from 'react';
import type { CompanyHeader, TabCounts } from '#core/companies/company.ts';
import { crowdStep } from '#core/crowds/crowd-steps.ts';
import { compact } from '#core/figures/counts.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './company.module.css';

type Tab = Exclude<keyof TabCounts, 'interviewQuestions'> | 'photos';

const counts: Readonly<Record<Tab, (header: CompanyHeader) => number>> = {
  reviews: ({ tabCounts }) => tabCounts.reviews,
  salaries: ({ tabCounts }) => tabCounts.salaries,
  interviews: ({ tabCounts }) => tabCounts.interviewQuestions,
  benefits: ({ tabCounts }) => tabCounts.benefits,
  jobs: ({ tabCounts }) => tabCounts.jobs,
  photos: ({ photosCount }) => photosCount,
  posts: ({ tabCounts }) => tabCounts.posts,
  questions: ({ tabCounts }) => tabCounts.questions,
};

/** The tabs of people who stay in a crowd: at least so many, as their pages say it. */
const crowds: readonly Tab[] = ['salaries', 'benefits'];

/** The tabs that most companies have something on, so that their counts keep a place until they come. */
const usual: readonly Tab[] = ['reviews', 'salaries', 'interviews'];

/** How much there is behind each tab of what its label names, as it says it: nothing where there is none, and a bar until that is known. A view that asks must be an observer. */
export function useTabCounts(): Readonly<Record<Tab, ReactNode>> {
  const { units } = useWords(uiWords);
  const { value, state } = useStore(CompanyStore).header;
  const said = (tab: Tab): ReactNode => {
    if (!value) return state.status !== 'FAILURE' && usual.includes(tab) ? <i className={styles.countBar} aria-hidden="true" /> : undefined;
    const count = counts[tab](value);
    if (count === 0) return undefined;
    return crowds.includes(tab) ? `${compact(crowdStep(count), units)}+` : compact(count, units);
  };
  return {
    reviews: said('reviews'),
    salaries: said('salaries'),
    interviews: said('interviews'),
    benefits: said('benefits'),
    jobs: said('jobs'),
    photos: said('photos'),
    posts: said('posts'),
    questions: said('questions'),
  };
}
