import { collegeUrl, collegesUrl } from '#core/colleges/college-urls.ts';
import { collegePath, screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CollegeStore } from '#web/stores/colleges/college-store.ts';
import type { CollegesStore } from '#web/stores/colleges/colleges-store.ts';
import { collegeWords } from '#web/words/colleges/college-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import { pageList } from '../content/list-for-search.ts';
import type { Head } from '../head.ts';

export function collegesHead({ search, pages }: CollegesStore, words: WordsStore): Head {
  const { title, heading, description } = words.of(collegeWords);
  return {
    title: words.titled(title),
    description,
    // What was typed is none of the pages that search engines know.
    canonical: collegesUrl({ ...search, text: '' }),
    status: 200,
    structured: [
      ...pageList(
        heading,
        pages.items.map(({ name, urlName }) => [name, collegePath(urlName)]),
      ),
      crumbs([
        [words.of(navigationWords).interviews, screens.interviews],
        [heading, screens.colleges],
      ]),
    ],
  };
}

/** Includes schema.org data of the college and its location. */
export function collegeHead({ college, urlName, sort, isMissing }: CollegeStore, words: WordsStore): Head {
  const { heading, one } = words.of(collegeWords);
  const known = college.value;
  if (isMissing || !known) return { title: words.titled(one.missing), description: one.missingBecause, status: isMissing ? 404 : 200 };
  const { name, city, state, otherNames, logo } = known;
  return {
    title: words.titled(one.title(name)),
    description: one.description(name),
    canonical: collegeUrl(urlName, sort),
    status: 200,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollegeOrUniversity',
        name,
        url: collegePath(urlName),
        ...(otherNames.length > 0 && { alternateName: otherNames }),
        ...(logo?.startsWith('/') && { logo }),
        address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'IN' },
      },
      crumbs([
        [words.of(navigationWords).interviews, screens.interviews],
        [heading, screens.colleges],
        [name, collegePath(urlName)],
      ]),
    ],
  };
}
