import { Companies } from '#core/companies/companies.ts';
import { urlNameIn } from '#core/navigation/screens.ts';
import { jobPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { jobSalaryHead } from '#web/views/salaries/salary-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { addYoursBindings } from '../reviews/add-yours-bindings.ts';
import { comparedBindings } from './compared-bindings.ts';
import { payBindings, paySentences } from './pay-parts.ts';

export { JobSalaryScreen as Screen } from '#web/views/salaries/JobSalaryScreen.tsx';

export const words = paySentences;

export const bindings = [...payBindings, ...addYoursBindings, ...comparedBindings, store(JobSalaryStore, [Salaries, Companies])];

/** Loads the pay of the job at the company that the URL names; one that names no company names no job there. */
export const load = (stores: Stores, { params, query }: RouteMatch) => {
  const company = urlNameIn(params['page'] ?? '', 'salaries');
  return stores.get(JobSalaryStore).show(company ?? '', company ? (params['designation'] ?? '') : '', jobPaySearchFromUrl(query));
};

export const head = (stores: Stores) => jobSalaryHead(stores.get(JobSalaryStore), stores.get(WordsStore));
