import type { CollegeSummary } from '#core/colleges/college.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useWords } from '../words.tsx';

/** Says where a college is; a city that is a state by itself is said once. A view that asks must be an observer. */
export function usePlace(): (college: Pick<CollegeSummary, 'city' | 'state'>) => string {
  const { nameOf } = useWords(listWords);
  return ({ city, state }) => (city === state ? [city] : [city, state]).map(nameOf).join(', ');
}
