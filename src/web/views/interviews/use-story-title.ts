import type { Interview } from '#core/interviews/interview.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useWords } from '../words.tsx';

/** Names a story by company and, where shown, job. For observers only. */
export function useStoryTitle(): (interview: Pick<Interview, 'company' | 'designation'>) => string {
  const { one } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  return ({ company, designation }) => (designation ? one.titleOf(nameOf(designation.name), company.name) : one.title(company.name));
}
