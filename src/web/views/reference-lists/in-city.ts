import type { WordsStore } from '#web/stores/app/words-store.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import type { Head } from '../head.ts';

type Said = Pick<Head, 'title' | 'description'>;

export function inCity(city: string | null | undefined, words: WordsStore, narrowed: string, whole: Said, kind: 'in' | 'there' = 'in'): Said {
  if (!city) return whole;
  const said = words.of(placeWords);
  const title = said[kind](narrowed, words.of(listWords).nameOf(city));
  return { title, description: said.described(title, whole.description) };
}

export function noCityHead(words: WordsStore): Head {
  const { missing, missingBecause } = words.of(placeWords);
  return { title: words.titled(missing), description: missingBecause, status: 404 };
}
