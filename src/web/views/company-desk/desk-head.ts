import type { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import type { Head } from '../head.ts';

export function deskHead({ overview }: CompanyDeskStore, words: WordsStore): Head {
  const { deskTitle, eyebrow, description } = words.of(deskWords);
  const name = overview.value?.company.name;
  return { title: words.titled(name === undefined ? eyebrow : deskTitle(name)), description, status: 200 };
}
