import { routes as interviews } from '#contract/generated/interviews.ts';
import { routes as jobs } from '#contract/generated/jobs.ts';
import { Companies } from '#core/companies/companies.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import { jobPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { httpJobs } from '#web/adapters/jobs/http-jobs.ts';
import { httpQuestions } from '#web/adapters/questions/http-questions.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { DesignationTabsStore } from '#web/stores/questions/designation-tabs-store.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { jobSalaryHead } from '#web/views/salaries/salary-heads.ts';
import { DesignationSalaryScreen } from '#web/views/salaries/DesignationSalaryScreen.tsx';
import type { Stores } from '#web/views/stores.tsx';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { addYoursBindings } from '../reviews/add-yours-bindings.ts';
import { narrowedToCity, placeBindings, placeSentences } from '../reference-lists/narrowed-to-city.ts';
import { comparedBindings } from './compared-bindings.ts';
import { payBindings, paySentences } from './pay-parts.ts';

export const words = [...paySentences, ...placeSentences];

export const bindings = [
  ...payBindings,
  ...placeBindings,
  ...addYoursBindings,
  ...comparedBindings,
  store(JobSalaryStore, [Salaries, Companies]),
  overHttp(Questions, httpQuestions, interviews),
  overHttp(Jobs, httpJobs, jobs),
  store(DesignationTabsStore, [Salaries, Questions, Jobs]),
];

const loadAll = async (stores: Stores, { params, query }: RouteMatch) => {
  const designation = urlNameIn(params['page'] ?? '', 'salary') ?? '';
  await Promise.all([
    stores.get(JobSalaryStore).show(null, designation, jobPaySearchFromUrl(query)),
    stores.get(DesignationTabsStore).besideSalaries(designation),
  ]);
};

const headOf = (stores: Stores) => jobSalaryHead(stores.get(JobSalaryStore), stores.get(WordsStore));

export const { Screen, load, head } = narrowedToCity('designationSalary', { Screen: DesignationSalaryScreen, load: loadAll, head: headOf });
