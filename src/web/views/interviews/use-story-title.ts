import type { Interview } from '#core/interviews/interview.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useWords } from '../words.tsx';

/** Says whose interview a story is of, by its company and, where that is shown, its job. A view that asks must be an observer. */
export function useStoryTitle(): (interview: Pick<Interview, 'company' | 'designation'>) => string {
  const { one } = useWords(interviewWords);
  const { nameOf } = useWords(listWords);
  return ({ company, designation }) => (designation ? one.titleOf(nameOf(designation.name), company.name) : one.title(company.name));
}
