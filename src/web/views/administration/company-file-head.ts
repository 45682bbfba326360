import type { CompanyFileStore } from '#web/stores/administration/company-file-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { companyFileWords } from '#web/words/administration/company-file-words.ts';
import { notFoundHead } from '../errors/not-found-head.ts';
import type { Head } from '../head.ts';

export function companyFileHead({ mayAdminister, isAway }: CompanyFileStore, words: WordsStore): Head {
  if (!mayAdminister && !isAway) return notFoundHead(words);
  const { title, lead } = words.of(companyFileWords);
  return { title: words.titled(title), description: lead, status: 200 };
}
