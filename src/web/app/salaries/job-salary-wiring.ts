import { Companies } from '#core/companies/companies.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { jobPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { jobSalaryHead } from '#web/views/salaries/salary-heads.ts';
import { JobSalaryScreen } from '#web/views/salaries/JobSalaryScreen.tsx';
import type { Stores } from '#web/views/stores.tsx';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { addYoursBindings } from '../reviews/add-yours-bindings.ts';
import { narrowedToCity, placeBindings, placeSentences } from '../reference-lists/narrowed-to-city.ts';
import { comparedBindings } from './compared-bindings.ts';
import { payBindings, paySentences } from './pay-parts.ts';

export const words = [...paySentences, ...placeSentences];

export const bindings = [...payBindings, ...placeBindings, ...addYoursBindings, ...comparedBindings, store(JobSalaryStore, [Salaries, Companies])];

/** Loads a job's pay, or nothing without a company. */
const loadAll = (stores: Stores, { params, query }: RouteMatch) => {
  const company = urlNameIn(params['page'] ?? '', 'salaries');
  return stores.get(JobSalaryStore).show(company ?? '', company ? (params['designation'] ?? '') : '', jobPaySearchFromUrl(query));
};

const headOf = (stores: Stores) => jobSalaryHead(stores.get(JobSalaryStore), stores.get(WordsStore));

export const { Screen, load, head } = narrowedToCity('jobSalary', { Screen: JobSalaryScreen, load: loadAll, head: headOf });
