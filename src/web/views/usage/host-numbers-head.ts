import type { HostNumbersStore } from '#web/stores/usage/host-numbers-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { notFoundHead } from '../errors/not-found-head.ts';
import type { Head } from '../head.ts';

/** Hides the page's existence from everyone but administrators. */
export function hostNumbersHead({ mayAdminister, isAway }: HostNumbersStore, words: WordsStore): Head {
  if (!mayAdminister && !isAway) return notFoundHead(words);
  const { title, description } = words.of(hostNumberWords);
  return { title: words.titled(title), description, status: 200 };
}
