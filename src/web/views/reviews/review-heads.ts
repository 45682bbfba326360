import { overviewPath, reviewPath, reviewsPath, screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { CompanyReviewsStore } from '#web/stores/reviews/company-reviews-store.ts';
import type { ReviewHubStore } from '#web/stores/reviews/review-hub-store.ts';
import type { ReviewStore } from '#web/stores/reviews/review-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { reviewWords } from '#web/words/reviews/review-words.ts';
import { employerRating } from '../companies/company-for-search.ts';
import { companyPageHead } from '../companies/company-page-head.ts';
import { cardPicture } from '../content/card-picture.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import type { Head } from '../head.ts';
import { inCity } from '../reference-lists/in-city.ts';
import { companyReviewsUrl, reviewHubUrl } from './reviews-url.ts';

/** Includes the rating for search engines, but no dates of reviews. */
export function companyReviewsHead(company: CompanyStore, { search, figures }: CompanyReviewsStore, city: string | null, words: WordsStore): Head {
  const [said, { page }] = [words.of(reviewWords), words.of(companyWords)];
  const { urlName } = company;
  const path = reviewsPath(urlName);
  return companyPageHead(company, words, [page.reviews, path], (name) => ({
    ...inCity(city, words, said.title(name), { title: said.title(name), description: said.description(name) }, 'there'),
    canonical: companyReviewsUrl(urlName, search),
    facts: employerRating(company, figures?.rating, figures?.reviewsCount),
    way: [
      [name, overviewPath(urlName)],
      [said.title(name), path],
    ],
  }));
}

export function reviewHead({ one: review, id, isMissing }: ReviewStore, words: WordsStore): Head {
  const { one, ...said } = words.of(reviewWords);
  if (isMissing) return { title: words.titled(one.missing), description: one.missingBecause, status: 404 };
  const known = review.value;
  if (!known) return { title: words.titled(one.missing), description: one.missing, canonical: reviewPath(id), status: 200 };
  const { company } = known;
  const title = one.title(company.name);
  return {
    title: words.titled(known.title ?? title),
    description: title,
    canonical: reviewPath(id),
    status: 200,
    picture: cardPicture({ kind: 'company', urlName: company.urlName }, company.name, words),
    structured: crumbs([
      [words.of(navigationWords).companies, screens.companies],
      [said.title(company.name), reviewsPath(company.urlName)],
      [known.title ?? title, reviewPath(id)],
    ]),
  };
}

export function reviewHubHead({ search }: ReviewHubStore, city: string | null, words: WordsStore): Head {
  const { title, description } = inCity(city, words, words.of(placeWords).reviews, words.of(reviewWords).hub);
  return { title: words.titled(title), description, canonical: reviewHubUrl(search), status: 200 };
}
