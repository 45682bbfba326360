import { sql, type Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import { domainOfWebsite, fitsCollege, fitsDomains, isFreeMail } from '#core/verification/work-address.ts';
import type { CareerRow } from '../careers/career-row.ts';
import { provingCompanies } from '../companies/proving-companies.ts';
import type { Tables } from '../database/tables.ts';

export interface WorkplaceToVerify {
  readonly accountId: string;
  readonly kind: 'work' | 'student';
  readonly name: string;
  readonly workplaceKey: string;
  readonly placeKey: string;
  readonly isMailVerified: boolean;
}

/** Refuses where the member has no such place. */
export function workplaceToVerify(row: CareerRow | undefined, accountId: string, kind: WorkplaceToVerify['kind']): WorkplaceToVerify {
  const wanted = kind === 'work' ? 'working' : 'student';
  if (!row || row.type !== wanted || row.place === null || row.workplaceKey === null || row.place_key === null)
    throw new Failure('conflict', 'There is nothing yet that this address could confirm.', { code: 'CANNOT_VERIFY' });
  return { accountId, kind, name: row.place, workplaceKey: row.workplaceKey, placeKey: row.place_key, isMailVerified: row.mail_month !== null };
}

/** Refuses public mail providers and addresses of other places. */
export async function refuseUnfit(db: Kysely<Tables>, domain: string, place: WorkplaceToVerify): Promise<void> {
  if (isFreeMail(domain))
    throw new Failure('invalid', 'Anyone can have an address there. Please use the one that your company or college gave you.', { code: 'MAIL_FREE' });
  const fits = place.kind === 'work' ? fitsDomains(domain, await domainsOf(db, place.workplaceKey)) : await isOfCollege(db, domain, place);
  if (!fits) throw new Failure('invalid', 'This does not look like an address of that place. The job portal can confirm it, too.', { code: 'MAIL_FOREIGN' });
}

async function domainsOf(db: Kysely<Tables>, workplaceKey: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly website: string | null; readonly domain: string | null }>`select website, domain from ${provingCompanies} as company
    left join company_domain on company_domain.company_id = company.id where name_key = ${workplaceKey.replace(/^company:/, '')}`.execute(db);
  const found = rows.flatMap(({ website, domain }) => [domain, website === null ? undefined : domainOfWebsite(website)]);
  return found.filter((domain): domain is string => typeof domain === 'string' && !isFreeMail(domain));
}

/** Matches a listed college's own domain, or an academic domain resembling the name. */
async function isOfCollege(db: Kysely<Tables>, domain: string, { name, workplaceKey }: WorkplaceToVerify): Promise<boolean> {
  const key = workplaceKey.replace(/^college:/, '');
  const known = await db
    .selectFrom('college')
    .select('domain')
    .where(({ fn, eb }) => eb(fn<string>('lower', ['name']), '=', key))
    .execute();
  const domains = known.flatMap((college) => college.domain ?? []);
  return domains.length > 0 ? fitsDomains(domain, domains) : fitsCollege(domain, name);
}
