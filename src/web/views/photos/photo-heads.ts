import { photoSetPath, photosPath, screens } from '#core/navigation/screens.ts';
import { photosUrl } from '#core/photos/photo-urls.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { PhotoSetStore } from '#web/stores/photos/photo-set-store.ts';
import type { CompanyPhotosStore } from '#web/stores/photos/company-photos-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { companyPageHead } from '../companies/company-page-head.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import type { Head } from '../head.ts';

/** All pages of an album name the first as canonical. */
export function companyPhotosHead(company: CompanyStore, photos: CompanyPhotosStore, words: WordsStore): Head {
  const [said, { page }] = [words.of(photoWords), words.of(companyWords)];
  const { album } = photos.search;
  const path = photosPath(company.urlName);
  return companyPageHead(company, words, [page.photos, path], (name) => ({
    title: album === null ? said.title(name) : said.titleOf(said.albums[album], name),
    description: said.description(name),
    canonical: photosUrl(company.urlName, { album }),
    way: [[said.title(name), path]],
  }));
}

export function photoSetHead({ one: set, id, isMissing }: PhotoSetStore, words: WordsStore): Head {
  const said = words.of(photoWords);
  const known = set.value;
  if (isMissing || !known) return { title: words.titled(said.one.missing), description: said.one.missingBecause, status: isMissing ? 404 : 200 };
  const { company } = known;
  return {
    title: words.titled(said.title(company.name)),
    description: said.description(company.name),
    canonical: photoSetPath(id),
    status: 200,
    structured: crumbs([
      [words.of(navigationWords).companies, screens.companies],
      [said.title(company.name), photosPath(company.urlName)],
    ]),
  };
}
