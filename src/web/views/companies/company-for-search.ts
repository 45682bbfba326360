import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import { cardPicture } from '../content/card-picture.ts';
import type { HeadPicture } from '../head.ts';

export const companyCardPicture = ({ urlName, header }: CompanyStore, name: string, words: WordsStore): HeadPicture | undefined =>
  cardPicture({ kind: 'company', urlName: header.value?.urlName ?? urlName }, name, words);

/** Rating in schema.org terms, where one is shown. */
export const employerRating = ({ name, header }: CompanyStore, rating: number | null | undefined, ratingCount: number | undefined): readonly object[] =>
  rating && ratingCount
    ? [
        {
          '@context': 'https://schema.org',
          '@type': 'EmployerAggregateRating',
          itemReviewed: { '@type': 'Organization', name, ...(header.value?.website && { sameAs: header.value.website }) },
          ratingValue: Math.round(rating * 10) / 10,
          bestRating: 5,
          worstRating: 1,
          ratingCount,
        },
      ]
    : [];
