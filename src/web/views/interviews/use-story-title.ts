import type { Interview } from '#core/interviews/interview.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { useWords } from '../words.tsx';

/** Says whose interview a story is of, by its company and, where that is told, its job. A view that asks must be an observer. */
export function useStoryTitle(): (interview: Pick<Interview, 'company' | 'designation'>) => string {
  const { one } = useWords(interviewWords);
  const { listed } = useWords(companyWords);
  return ({ company, designation }) => (designation ? one.titleOf(listed(designation.name), company.name) : one.title(company.name));
}
