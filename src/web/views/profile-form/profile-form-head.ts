import type { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { notFoundHead } from '../errors/not-found-head.ts';
import type { Head } from '../head.ts';

export function profileFormHead({ mayAdminister, isAway, isMissing, company }: ProfileFormStore, words: WordsStore): Head {
  if ((!mayAdminister && !isAway) || isMissing) return notFoundHead(words);
  const { title, description } = words.of(profileFormWords);
  return { title: words.titled(title(company?.name ?? '')), description, status: 200 };
}
