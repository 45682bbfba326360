import { routes as interviews } from '#contract/generated/interviews.ts';
import { routes as salary } from '#contract/generated/salary.ts';
import { jobScopeIn } from '#core/jobs/job-paths.ts';
import { jobSearchFromUrl } from '#core/jobs/job-urls.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { urlNameAsked } from '#core/navigation/query-values.ts';
import { placedAt } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { httpQuestions } from '#web/adapters/questions/http-questions.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { NarrowedCityStore } from '#web/stores/reference-lists/narrowed-city-store.ts';
import { DesignationTabsStore } from '#web/stores/questions/designation-tabs-store.ts';
import { SkillStore } from '#web/stores/questions/skill-store.ts';
import { jobsOfHead } from '#web/views/jobs/job-heads.ts';
import { JobsOfScreen } from '#web/views/jobs/JobsOfScreen.tsx';
import type { Stores } from '#web/views/stores.tsx';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { companyBindings } from '../companies/company-page.ts';
import { overHttp, store } from '../container/bind.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { narrowedToCity, placeBindings, placeSentences } from '../reference-lists/narrowed-to-city.ts';
import { alertWays } from './alert-ways.ts';
import { jobListBindings, jobSentences } from './job-parts.ts';
import { savedJobBindings } from './saved-job-parts.ts';

export const words = [...jobSentences, ...placeSentences];

export const shared = [...followBindings, ...savedJobBindings];

export const over = [notedVisit, alertWays];

export const bindings = [
  ...jobListBindings,
  ...companyBindings,
  ...placeBindings,
  overHttp(Questions, httpQuestions, interviews),
  overHttp(Salaries, httpSalaries, salary),
  store(SkillStore, [Questions, Jobs]),
  store(DesignationTabsStore, [Salaries, Questions, Jobs]),
];

/** Loads jobs of the subject in the URL, with its page head. */
async function loadAll(stores: Stores, { path, params, query }: RouteMatch): Promise<void> {
  const scope = jobScopeIn(params['page'] ?? '', placedAt(path) !== undefined);
  const jobs = stores.get(JobsStore);
  if (!scope || urlNameAsked(scope.urlName) === null) return jobs.showNone();
  const { of, urlName } = scope;
  const listing = jobs.show(scope, jobSearchFromUrl(query), query.get('cursor'));
  await Promise.all([
    listing,
    of === 'company' && stores.get(CompanyStore).open(urlName),
    of === 'designation' && stores.get(DesignationTabsStore).besideJobs(urlName),
    of === 'skill' && stores.get(SkillStore).besideJobs(urlName),
  ]);
}

const headOf = (stores: Stores) =>
  jobsOfHead(
    stores.get(JobsStore),
    {
      company: stores.get(CompanyStore),
      titles: stores.get(DesignationTabsStore),
      skill: stores.get(SkillStore),
      city: stores.get(NarrowedCityStore).name,
    },
    stores.get(WordsStore),
  );

export const { Screen, load, head } = narrowedToCity('jobsOf', { Screen: JobsOfScreen, load: loadAll, head: headOf });
