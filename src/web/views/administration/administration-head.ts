import type { AdministrationStore } from '#web/stores/administration/administration-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { notFoundHead } from '../errors/not-found-head.ts';
import type { Head } from '../head.ts';

/** Appears as a missing page to everyone but administrators. */
export function administrationHead({ mayAdminister, isAway }: AdministrationStore, words: WordsStore): Head {
  if (!mayAdminister && !isAway) return notFoundHead(words);
  const { title, description } = words.of(administrationWords);
  return { title: words.titled(title), description, status: 200 };
}
