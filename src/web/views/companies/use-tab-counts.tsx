import type { ReactNode } from 'react';
import type { CompanyHeader } from '#core/companies/company.ts';
import type { CompanyPart } from '#core/navigation/declared-screens.ts';
import { isCrowdPage } from '#core/kinds/contribution-kinds.ts';
import { crowdStep } from '#core/crowds/crowd-steps.ts';
import { compact } from '#core/figures/counts.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './company.module.css';

const countOf = (part: CompanyPart, { tabCounts, photosCount: photos }: CompanyHeader): number => {
  const counts: Readonly<Partial<Record<CompanyPart, number>>> = {
    ...tabCounts,
    photos,
    interviews: tabCounts.interviewQuestions,
    discussions: tabCounts.posts,
  };
  return counts[part] ?? 0;
};

/** Tabs that usually have content, whose counts reserve space. */
const usual: readonly CompanyPart[] = ['reviews', 'salaries', 'interviews'];

/** Count behind each tab, blank for none and a bar while unknown. For observers only. */
export function useTabCounts(): (part: CompanyPart) => ReactNode {
  const { units } = useWords(uiWords);
  const { value, state } = useStore(CompanyStore).header;
  return (part) => {
    if (!value) return state.status !== 'FAILURE' && usual.includes(part) ? <i className={styles.countBar} aria-hidden="true" /> : undefined;
    const count = countOf(part, value);
    if (count === 0) return undefined;
    return isCrowdPage(part) ? `${compact(crowdStep(count), units)}+` : compact(count, units);
  };
}
