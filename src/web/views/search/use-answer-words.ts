import { answerCount } from '#core/search/answer-count.ts';
import type { RecentSearch, TitledPage } from '#core/search/recent-searches.ts';
import type { AnswerType, SearchAnswer } from '#core/search/search-answer.ts';
import type { SuggestedPage } from '#core/search/suggested-page.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { useWords } from '../words.tsx';

interface AnswerSentences {
  readonly titleOf: (page: TitledPage) => string;
  readonly ownNameOf: (page: Pick<TitledPage, 'type' | 'title'>) => string;
  readonly countOf: (page: Pick<SearchAnswer, 'type' | 'counts'> & Partial<Pick<SearchAnswer, 'parts'>>) => string;
  readonly hintOf: (hint: string) => string;
  readonly quietOf: (page: SuggestedPage) => string;
}

/** Answers named by lists, which have a name in every language. */
const isListed: readonly AnswerType[] = ['SALARIES', 'INTERVIEWS', 'COMMUNITY'];

/** Names answers: list names are translated, company names are not. */
export function useAnswerWords(): AnswerSentences {
  const words = useWords(searchWords);
  const { nameOf } = useWords(listWords);
  // Two that are compared are parted by a slash.
  const said = (names: string | null): string | null => names && names.split(' / ').map(nameOf).join(' / ');
  const ownNameOf: AnswerSentences['ownNameOf'] = ({ type, title }) => (isListed.includes(type) ? nameOf(title) : title);
  const titleOf: AnswerSentences['titleOf'] = ({ parts, ...page }) => {
    const { designation, skill, city, industry } = parts;
    const names = { ...parts, designation: said(designation), skill: said(skill), city: said(city), industry: said(industry) };
    return words.title({ ...page, parts: names, title: ownNameOf(page) });
  };
  const countOf: AnswerSentences['countOf'] = (page) => {
    const found = answerCount(page);
    return found ? words.counts[found.of](found.count) : '';
  };
  const hintOf = (hint: string): string => hint.split(', ').map(nameOf).join(', ');
  const quietOf: AnswerSentences['quietOf'] = (page) => {
    if (page.isEmpty) return words.notYet;
    if (page.type === 'SALARIES') return page.pay ? words.pay(page.pay) : isAboutOnePay(page) ? words.tooFew : '';
    return (page.type === 'COMPANY' && hintOf(page.hint)) || countOf(page) || hintOf(page.hint);
  };
  return { titleOf, ownNameOf, countOf, hintOf, quietOf };
}

const isAboutOnePay = ({ parts: { company, designation } }: SuggestedPage): boolean => company !== null || designation !== null;

export function useRecentTitle(): (recent: RecentSearch) => string {
  const { titleOf } = useAnswerWords();
  return (recent) => (recent.kind === 'words' ? recent.text : titleOf(recent.page));
}
