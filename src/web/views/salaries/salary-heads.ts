import { designationSalaryPath, jobSalaryPath, overviewPath, salariesPath, screens } from '#core/navigation/screens.ts';
import { payQuery } from '#core/salaries/pay-search.ts';
import { companyPayUrl, compareSalariesUrl, payHubUrl } from '#core/salaries/pay-urls.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { CompanySalariesStore } from '#web/stores/salaries/company-salaries-store.ts';
import type { CompareSalariesStore } from '#web/stores/salaries/compare-salaries-store.ts';
import type { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import type { SalaryHubStore } from '#web/stores/salaries/salary-hub-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { companyPageHead } from '../companies/company-page-head.ts';
import { cardPicture } from '../content/card-picture.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import { pageList } from '../content/list-for-search.ts';
import type { Head } from '../head.ts';
import { inCity } from '../reference-lists/in-city.ts';
import { occupationIn } from './occupation.ts';

export function companySalariesHead(company: CompanyStore, { search, jobs }: CompanySalariesStore, city: string | null, words: WordsStore): Head {
  const [said, { page }, { nameOf }] = [words.of(payWords), words.of(companyWords), words.of(listWords)];
  return companyPageHead(company, words, [page.salaries, companyPayUrl(company.urlName, search)], (name) => ({
    ...inCity(city, words, said.company.title(name), { title: said.company.title(name), description: said.company.description(name) }, 'there'),
    canonical: companyPayUrl(company.urlName, search),
    facts: pageList(
      said.company.title(name),
      jobs.flatMap(({ group: { designation } }) =>
        designation ? [[nameOf(designation.name), jobSalaryPath(company.urlName, designation.urlName)] as const] : [],
      ),
    ),
    way: [
      [name, overviewPath(company.urlName)],
      [said.company.title(name), salariesPath(company.urlName)],
    ],
  }));
}

/** Keeps figures of a wider group from search engines. */
export function jobSalaryHead(store: JobSalaryStore, words: WordsStore): Head {
  const { company, designation, search, pay, isMissing } = store;
  const said = words.of(payWords);
  if (isMissing) return { title: words.titled(said.job.missing), description: said.job.missingBecause, status: 404 };
  const known = pay.value;
  const path = company === null ? designationSalaryPath(designation) : jobSalaryPath(company, designation);
  const job = known?.asked.designation ? words.of(listWords).nameOf(known.asked.designation.name) : designation;
  const at = known?.asked.company?.name ?? company;
  const whole =
    at === null
      ? { title: said.designation.title(job), description: said.designation.description(job) }
      : { title: said.job.title(job, at), description: said.job.description(job, at) };
  const narrowed = at === null ? words.of(placeWords).payOf(job) : whole.title;
  const { title, description } = inCity(known?.asked.city?.name, words, narrowed, whole, at === null ? 'in' : 'there');
  return {
    title: words.titled(title),
    description,
    canonical: path + payQuery(search),
    status: 200,
    ...(known?.slice && !known.isWidened && { picture: payPicture(store, title, words) }),
    structured: [
      ...(known?.slice && !known.isWidened ? [occupationIn(known.slice, description)] : []),
      crumbs([
        [said.hub.heading, screens.salaries],
        ...(company === null || at === null ? [] : [[said.company.title(at), salariesPath(company)] as const]),
        [whole.title, path],
      ]),
    ],
  };
}

/** Link picture of a job's overall pay, none for filtered pages. */
const payPicture = ({ company, designation, search }: JobSalaryStore, title: string, words: WordsStore) =>
  payQuery(search) === '' ? cardPicture({ kind: 'pay', company, designation }, designation, words, title) : undefined;

export function salaryHubHead({ search, jobs }: SalaryHubStore, city: string | null, words: WordsStore): Head {
  const [{ hub, designation: said }, { nameOf }] = [words.of(payWords), words.of(listWords)];
  const { title, description } = inCity(city, words, words.of(placeWords).pay, hub);
  return {
    title: words.titled(title),
    description,
    canonical: payHubUrl(search),
    status: 200,
    structured: pageList(
      title,
      jobs.flatMap(({ group: { designation } }) =>
        designation ? [[said.title(nameOf(designation.name)), designationSalaryPath(designation.urlName)] as const] : [],
      ),
    ),
  };
}

export function compareSalariesHead({ jobs }: CompareSalariesStore, words: WordsStore): Head {
  const { compare } = words.of(payWords);
  return {
    title: words.titled(compare.title),
    description: compare.description,
    canonical: jobs.length === 0 ? screens.compareSalaries : compareSalariesUrl(jobs),
    status: 200,
  };
}
