import { sql, type Kysely, type Transaction } from 'kysely';
import { linesIn, type FactForms } from '#core/company-desk/fact-forms.ts';
import { writtenFacts, type FactSource, type FactWording, type WrittenFact } from '#core/companies/written-fact.ts';
import { sanitizedFacts } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { companyIn } from './company-rows.ts';
import { profileIn } from './write-profile.ts';

/** All that is written of a company, with its head office among its offices. */
export async function formsOf(db: Kysely<Tables>, companyId: string) {
  const company = await companyIn(db, companyId);
  const profile = await profileIn(db, company);
  const { city } = company;
  const head = { city, isHeadOffice: true, address: null, phone: null, employees: null, teams: [] };
  const isPlaced = city === '' || profile.offices.some(({ isHeadOffice }) => isHeadOffice);
  return {
    company,
    page: isPlaced ? profile : { ...profile, offices: [head, ...profile.offices.filter((office) => office.city !== city)] },
  };
}

export interface NotedFact extends FactWording {
  readonly version: number;
}

/** Noted wordings of each fact, the latest first. */
export async function notedFacts(db: Kysely<Tables>, companyId: string, most: number): Promise<ReadonlyMap<WrittenFact, readonly NotedFact[]>> {
  const { rows } = await sql<NotedFact & { readonly fact: WrittenFact }>`select fact, version, lines, source, written_on::text as "writtenOn"
    from (select *, row_number() over (partition by fact order by version desc) as place from fact_wording where company_id = ${companyId}) as noted
    where place <= ${most} order by fact, version desc`.execute(db);
  return Map.groupBy(rows, ({ fact }) => fact);
}

interface Noting {
  readonly companyId: string;
  readonly source: FactSource;
  readonly today: string;
}

/** Notes what a write changes of a company's facts, and what they said before. */
export async function noteFacts<Written>(transaction: Transaction<Tables>, noting: Noting, write: () => Promise<Written>): Promise<Written> {
  const before = await formsOf(transaction, noting.companyId);
  const written = await write();
  await keepWordings(transaction, noting, before, await formsOf(transaction, noting.companyId));
  return written;
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean => JSON.stringify(one) === JSON.stringify(other);

async function keepWordings(transaction: Transaction<Tables>, { companyId, source, today }: Noting, before: FactForms, after: FactForms): Promise<void> {
  const noted = await notedFacts(transaction, companyId, 1);
  const rows = writtenFacts.flatMap((fact) => {
    const [former, now, last] = [linesIn(before, fact), linesIn(after, fact), noted.get(fact)?.[0]];
    if (isSame(former, now)) return [];
    const isNoted = last === undefined ? former.length === 0 : isSame(last.lines, former);
    const earlier = isNoted ? [] : [{ lines: former, source: 'earlier' as const, written_on: null }];
    return [...earlier, { lines: now, source, written_on: today }].map(({ lines, ...wording }, at) => ({
      company_id: companyId,
      fact,
      version: (last?.version ?? 0) + at + 1,
      lines: sanitizedFacts(lines),
      ...wording,
    }));
  });
  if (rows.length > 0) await transaction.insertInto('fact_wording').values(rows).execute();
}
