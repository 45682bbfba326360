import { jobPath, jobsPath } from '#core/jobs/job-paths.ts';
import { jobsPageUrl } from '#core/jobs/job-urls.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { JobStore } from '#web/stores/jobs/job-store.ts';
import type { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import type { DesignationTabsStore } from '#web/stores/questions/designation-tabs-store.ts';
import type { SkillStore } from '#web/stores/questions/skill-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { companyPageHead } from '../companies/company-page-head.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import { pageList } from '../content/list-for-search.ts';
import type { Head } from '../head.ts';
import { inCity } from '../reference-lists/in-city.ts';
import { isForSearch, jobPosting } from './job-posting.ts';

const listed = (name: string, { jobs }: JobsStore): readonly object[] =>
  pageList(
    name,
    jobs.items.map(({ title, jobId }) => [title, jobPath(jobId)]),
  );

/** Canonical URL, without the job a link pointed to. */
const canonicalOf = ({ scope, search }: JobsStore): string => jobsPageUrl(scope, { ...search, rid: null });

export function jobsHead(store: JobsStore, city: string | null, words: WordsStore): Head {
  const { title, description } = inCity(city, words, words.of(placeWords).jobs, words.of(jobWords));
  return { title: words.titled(title), description, canonical: canonicalOf(store), status: 200, structured: listed(title, store) };
}

export function jobsOfHead(
  store: JobsStore,
  of: { readonly company: CompanyStore; readonly titles: DesignationTabsStore; readonly skill: SkillStore; readonly city: string | null },
  words: WordsStore,
): Head {
  const [said, { page }, { nameOf }] = [words.of(jobWords), words.of(companyWords), words.of(listWords)];
  const { scope, isMissing } = store;
  const path = jobsPath(scope);
  if (scope.of === 'company')
    return companyPageHead(of.company, words, [page.jobs, path], (name) => ({
      ...inCity(of.city, words, said.titleAt(name), { title: said.titleAt(name), description: said.descriptionAt(name) }, 'there'),
      canonical: canonicalOf(store),
      way: [
        [name, overviewPath(scope.urlName)],
        [said.titleAt(name), path],
      ],
      facts: listed(said.titleAt(name), store),
    }));
  if (scope.of === 'all' || isMissing) {
    const title = scope.of === 'all' ? said.missing : scope.of === 'skill' ? said.missingSkill : said.missingTitle;
    return { title: words.titled(title), description: said.missingBecause, status: 404 };
  }
  const isSkill = scope.of === 'skill';
  const name = isSkill ? of.skill.name : nameOf(of.titles.pay.value?.job?.name ?? store.scopeName);
  const whole = isSkill
    ? { title: said.titleFor(name), description: said.descriptionFor(name) }
    : { title: said.titleOf(name), description: said.descriptionOf(name) };
  const { title, description } = inCity(of.city, words, whole.title, whole);
  return {
    title: words.titled(title),
    description,
    canonical: canonicalOf(store),
    status: 200,
    structured: [
      ...listed(title, store),
      crumbs([
        [said.heading, screens.jobs],
        [whole.title, path],
      ]),
    ],
  };
}

/** Head of a job. Closed or suspicious jobs are not indexed. */
export function jobHead({ one, id, isMissing }: JobStore, words: WordsStore): Head {
  const said = words.of(jobWords);
  const known = one.value;
  if (isMissing) return { title: words.titled(said.one.missing), description: said.one.missingBecause, status: 404 };
  if (!known) return { title: words.titled(said.heading), description: said.description, status: 200 };
  const { title, company, isOpen } = known.job;
  const named = said.one.at(title, company.name);
  return {
    title: words.titled(isOpen ? named : said.one.closedTitle(named)),
    description: said.one.describedAs(title, company.name),
    ...(isForSearch(known) && { canonical: jobPath(id) }),
    status: 200,
    structured: [
      ...jobPosting(known),
      crumbs([
        [said.heading, screens.jobs],
        [said.titleAt(company.name), jobsPath({ of: 'company', urlName: company.urlName })],
        [title, jobPath(id)],
      ]),
    ],
  };
}
