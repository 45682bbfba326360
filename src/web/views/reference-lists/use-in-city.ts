import { NarrowedCityStore } from '#web/stores/reference-lists/narrowed-city-store.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Heading with the city of the page, if any. For observers only. */
export function useInCity(): (narrowed: string, whole: string, kind?: 'in' | 'there') => string {
  const said = useWords(placeWords);
  const { nameOf } = useWords(listWords);
  const { name } = useStore(NarrowedCityStore);
  return (narrowed, whole, kind = 'in') => (name === null ? whole : said[kind](narrowed, nameOf(name)));
}
