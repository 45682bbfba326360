import type { CollegeSummary } from '#core/colleges/college.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useWords } from '../words.tsx';

/** Names a city-state once. For observers only. */
export function usePlace(): (college: Pick<CollegeSummary, 'city' | 'state'>) => string {
  const { nameOf } = useWords(listWords);
  return ({ city, state }) => (city === state ? [city] : [city, state]).map(nameOf).join(', ');
}
