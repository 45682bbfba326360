import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import { cardPicture } from '../content/card-picture.ts';
import type { HeadPicture } from '../head.ts';

/** The picture of a company, on all of its pages. */
export const companyCardPicture = ({ urlName, header }: CompanyStore, name: string, words: WordsStore): HeadPicture | undefined =>
  cardPicture({ kind: 'company', urlName: header.value?.urlName ?? urlName }, name, words);
