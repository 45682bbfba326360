import type { Transaction } from 'kysely';
import { jobRefusals } from '#core/company-desk/job-refusals.ts';
import type { ImportProblem } from '#core/company-profiles/company-import.ts';
import { demandsIn } from '#core/jobs/job-scam-signs.ts';
import type { FoundCompany } from '../companies/company-at.ts';
import type { Tables } from '../database/tables.ts';
import type { FeedLists } from './feed-lists.ts';
import { takenDownAmong, type StoredJob } from './feed-rows.ts';
import type { MappedJob, MappedRow } from './map-feed-jobs.ts';

const refusing = (mapped: readonly MappedRow[], problemsOf: (job: MappedJob, row: MappedRow['row']) => readonly ImportProblem[]): readonly MappedRow[] =>
  mapped.map((each) => {
    const problems = each.job ? problemsOf(each.job, each.row) : [];
    return problems.length > 0 ? { row: each.row, job: undefined, problems } : each;
  });

/** Refuses jobs that were taken down, by their name in the feed or by likeness. */
export async function withoutTakenDown(
  transaction: Transaction<Tables>,
  mapped: readonly MappedRow[],
  stored: readonly StoredJob[],
): Promise<readonly MappedRow[]> {
  const alike = await takenDownAmong(
    transaction,
    mapped.flatMap(({ job }) => job ?? []),
  );
  const keys = new Set(stored.filter(({ taken_down_on: day }) => day !== null).map(({ company_id, feed_key }) => JSON.stringify([company_id, feed_key])));
  return refusing(mapped, ({ companyId, key, likeness }) =>
    alike.has(likeness) || keys.has(JSON.stringify([companyId, key])) ? [{ field: 'line', because: 'it was taken down because it broke a rule' }] : [],
  );
}

/** Longest sentence named in a report. */
const longestSaid = 200;

/** Refuses jobs of another company, and those that ask for money or say what replies may not. */
export const fitForDesk = (mapped: readonly MappedRow[], company: FoundCompany, lists: FeedLists): readonly MappedRow[] =>
  refusing(mapped, ({ facts }, { job: { company: named, title, description, applyUrl } }) => {
    const other = lists.companyNamed(named);
    const demands = demandsIn({ title, description, applyUrl, payFrom: null, payTo: null, marketMedian: null });
    return [
      ...(other && other.id !== company.id ? [{ field: 'company', because: 'it is another company' }] : []),
      ...demands.slice(0, 1).map((said) => ({ field: 'description', because: `a job may not ask people for money: “${said.slice(0, longestSaid)}”` })),
      ...jobRefusals(facts, company.name)
        .slice(0, 1)
        .map(({ field, sentence }) => ({ field, because: `a company may not say this: “${sentence.slice(0, longestSaid)}”` })),
    ];
  });
