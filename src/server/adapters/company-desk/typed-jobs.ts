import type { Transaction } from 'kysely';
import { jobRefusals, type JobRefusal } from '#core/company-desk/job-refusals.ts';
import { applyAddressOf, faultsOfTyped, yearlyPayOf, type TypedJob, type TypedJobField } from '#core/company-desk/typed-job.ts';
import { employmentNamed } from '#core/jobs/feed-facts.ts';
import { feedRow } from '#core/jobs/job-feed.ts';
import { demandsIn } from '#core/jobs/job-scam-signs.ts';
import { Failure } from '#core/failure.ts';
import type { FoundCompany } from '../companies/company-at.ts';
import { checked, sanitized, sanitizedLine } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { isApplyUrl } from '../jobs/apply-url.ts';
import { typedJobs } from '../jobs/desk-feeds.ts';
import type { FeedLists } from '../jobs/feed-lists.ts';
import { storedColumns } from '../jobs/feed-rows.ts';
import { mapFeedJobs, type MappedJob } from '../jobs/map-feed-jobs.ts';

interface TypedFor {
  readonly company: FoundCompany;
  readonly domains: readonly string[];
  readonly lists: FeedLists;
  readonly today: string;
}

/** Longest sentence named in a refusal. */
const longestReported = 200;

const unfit = (fields: readonly TypedJobField[]): Failure =>
  new Failure('invalid', 'This job cannot be published so.', {
    code: 'RULE_BROKEN',
    problems: fields.map((field) => ({ pointer: `/body/${field}`, message: 'This cannot be taken so.' })),
  });

/** Refuses unfit fields, insults, and sentences that ask candidates for money. */
export function typedJobOf(typed: TypedJob, key: string, { company, domains, lists, today }: TypedFor): MappedJob {
  const applyUrl = applyAddressOf(typed.apply, domains);
  const faults = faultsOfTyped(typed, today);
  if (faults.length > 0 || applyUrl === undefined) throw unfit([...faults, ...(applyUrl === undefined ? ['apply' as const] : [])]);
  const { title, description } = checked({ title: sanitizedLine(typed.title), description: sanitized(typed.description) });
  refuseDemands(title, description, applyUrl);
  refuseSaid({ title, description }, company.name);
  const row = feedRow(1, key, {
    title,
    description,
    applyUrl,
    company: company.name,
    places: typed.cities.split(/[,;\n]/),
    workplace: typed.workplace,
    employment: employmentNamed(title),
    experience: { from: typed.experienceFrom, to: typed.experienceTo },
    pay: yearlyPayOf(typed),
    closesOn: typed.closesOn,
  });
  const [mapped] = mapFeedJobs([row], lists, { company, today, isWayToApply: (url) => url.startsWith('mailto:') || isApplyUrl(url) });
  if (!mapped?.job) throw unfit(mapped?.problems.some(({ field }) => field === 'apply_url') ? ['apply'] : ['title']);
  if (mapped.job.facts.city_ids.length === 0 && typed.workplace !== 'remote') throw unfit(['cities']);
  return mapped.job;
}

function refuseDemands(title: string, description: string, applyUrl: string): void {
  const said = demandsIn({ title, description, applyUrl, payFrom: null, payTo: null, marketMedian: null });
  if (said.length > 0)
    throw new Failure('invalid', 'A job may not ask candidates for money.', {
      code: 'RULE_BROKEN',
      problems: said.map((words) => ({ pointer: '/body/description', message: 'This asks candidates for money.', words: words.slice(0, longestReported) })),
    });
}

function refuseSaid(texts: Readonly<Record<JobRefusal['field'], string>>, company: string): void {
  const refused = jobRefusals(texts, company);
  if (refused.length > 0)
    throw new Failure('invalid', 'A company may not say this.', {
      code: 'REPLY_REFUSED',
      problems: refused.map(({ field, sentence }) => ({
        pointer: `/body/${field}`,
        message: 'A company may not say this.',
        words: sentence.slice(0, longestReported),
      })),
    });
}

/** Open job that was typed at this desk. */
export const openTypedJob = (db: Transaction<Tables>, companyId: string, jobId: string) =>
  db
    .selectFrom('job')
    .select(storedColumns)
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .where('feed', '=', typedJobs)
    .where('closed_on', 'is', null)
    .executeTakeFirst();
