import { designationSalaryPath, jobSalaryPath, screens } from '#core/navigation/screens.ts';
import { payQuery } from '#core/salaries/pay-search.ts';
import { companyPayUrl, compareSalariesUrl, payHubUrl } from '#core/salaries/pay-urls.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { CompanySalariesStore } from '#web/stores/salaries/company-salaries-store.ts';
import type { CompareSalariesStore } from '#web/stores/salaries/compare-salaries-store.ts';
import type { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import type { SalaryHubStore } from '#web/stores/salaries/salary-hub-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { unnamedHead } from '../companies/unnamed-head.ts';
import type { Head } from '../head.ts';
import { occupationIn } from './occupation.ts';

/** The title of what a company pays, and its jobs for search engines: the published figures and no others. */
export function companySalariesHead(company: CompanyStore, { search, pay, jobs }: CompanySalariesStore, words: WordsStore): Head {
  const [said, { page }] = [words.of(payWords), words.of(companyWords)];
  const { name } = company;
  if (company.isMissing || name === undefined) return unnamedHead(company, words, page.salaries, companyPayUrl(company.urlName, search));
  return {
    title: words.titled(said.company.title(name)),
    description: said.company.description(name),
    canonical: companyPayUrl(company.urlName, search),
    status: 200,
    ...(pay.value && jobs.length > 0
      ? {
          structured: {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            name: said.company.title(name),
            itemListElement: jobs.map((slice, at) => ({ '@type': 'ListItem', position: at + 1, item: occupationIn(slice) })),
          },
        }
      : {}),
  };
}

/** The title of what a job pays, at one company or at all of them. Figures of a wider group are told to no search engine as those of this one. */
export function jobSalaryHead({ company, designation, search, pay, isMissing }: JobSalaryStore, words: WordsStore): Head {
  const said = words.of(payWords);
  if (isMissing) return { title: words.titled(said.job.missing), description: said.job.missingBecause, status: 404 };
  const known = pay.value;
  const path = company === null ? designationSalaryPath(designation) : jobSalaryPath(company, designation);
  const job = known?.asked.designation ? words.of(listWords).nameOf(known.asked.designation.name) : designation;
  const at = known?.asked.company?.name ?? company;
  const [title, description] =
    at === null ? [said.designation.title(job), said.designation.description(job)] : [said.job.title(job, at), said.job.description(job, at)];
  return {
    title: words.titled(title),
    description,
    canonical: path + payQuery(search),
    status: 200,
    ...(known?.slice && !known.isWidened ? { structured: { '@context': 'https://schema.org', ...occupationIn(known.slice) } } : {}),
  };
}

export function salaryHubHead({ search }: SalaryHubStore, words: WordsStore): Head {
  const { hub } = words.of(payWords);
  return { title: words.titled(hub.title), description: hub.description, canonical: payHubUrl(search), status: 200 };
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
