import { qualifierUrl } from '#core/awards/award-pages.ts';
import { awardListPath, editionPath } from '#core/awards/award-paths.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { AwardCheckStore } from '#web/stores/awards/award-check-store.ts';
import type { AwardsStore } from '#web/stores/awards/awards-store.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import { pageList } from '../content/list-for-search.ts';
import type { Head } from '../head.ts';

/** Head of an edition or list, with one canonical URL. */
export function awardsHead({ page, isMissing, categories, list }: AwardsStore, words: WordsStore): Head {
  const said = words.of(awardWords);
  if (!page || isMissing) return { title: words.titled(said.missing), description: said.missingBecause, status: 404 };
  const { year, slug } = page;
  if (slug === null)
    return {
      title: words.titled(said.title(year)),
      description: said.description(year),
      canonical: editionPath(year),
      status: 200,
      structured: pageList(
        said.heading(year),
        (categories.value ?? []).map((category) => [said.nameOf(category), awardListPath(year, category.slug)]),
      ),
    };
  const category = list.value?.category ?? { slug, industry: null };
  const heading = said.list.heading(category, year);
  const path = awardListPath(year, slug);
  return {
    title: words.titled(heading),
    description: said.list.description(category, year),
    canonical: path,
    status: 200,
    structured: [
      ...pageList(
        heading,
        (list.value?.winners ?? []).map(({ name, urlName }) => [name, overviewPath(urlName)]),
      ),
      crumbs([
        [said.heading(year), editionPath(year)],
        [said.nameOf(category), path],
      ]),
    ],
  };
}

/** Shared by the rules and every check. */
export function qualifierHead({ search: { year }, check }: AwardCheckStore, words: WordsStore): Head {
  const said = words.of(awardWords);
  const path = qualifierUrl({ year, company: null });
  const checked = check.value;
  return {
    title: words.titled(checked ? said.check.titleOf(checked.name, year) : said.rules.title(year)),
    description: said.rules.description(year),
    canonical: path,
    status: 200,
    structured: crumbs([
      [said.heading(year), editionPath(year)],
      [said.rules.heading(year), path],
    ]),
  };
}
