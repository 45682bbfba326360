import { sql, type Transaction } from 'kysely';
import { mostCountedFor, type DomainOwner } from '#core/verification/counted-places.ts';
import { academicDomainIn, isFreeMail, parentsOf, websiteHostsOf } from '#core/verification/work-address.ts';
import { provingCompanies } from '../companies/proving-companies.ts';
import type { Tables } from '../database/tables.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { monthOf } from '../careers/career-row.ts';

type Scope = Pick<RequestScope, 'secrets' | 'now'>;

interface KnownDomain {
  /** Domain of the employer or college, including subdomains. */
  readonly domain: string;
  readonly owner: DomainOwner;
}

interface Address {
  readonly domain: string;
  readonly address: string | null;
}

/** Yearly row noting that an address or domain has vouched. */
export function proofKey({ secrets, now }: Scope, purpose: 'mail proof' | 'login proof' | 'domain proof', of: string) {
  const year = monthOf(now).slice(0, 4);
  return { key: secrets.reference(`${purpose} ${year}`, of), year: `${year}-01-01` };
}

/** Counts an organisation account like a mail address, yearly, within the domain's limit. */
export async function countsByLogin(transaction: Transaction<Tables>, scope: Scope, { domain, address }: Address): Promise<boolean> {
  if (address === null) return takesPlace(transaction, scope, domain);
  const byCode = await transaction
    .selectFrom('mail_proof')
    .select('key')
    .where('key', '=', proofKey(scope, 'mail proof', address).key)
    .executeTakeFirst();
  if (byCode || !(await isFirst(transaction, scope, address))) return false;
  return takesPlace(transaction, scope, domain);
}

/** Counts a confirmed address unless it or its domain is used up. */
export async function countsByCode(
  transaction: Transaction<Tables>,
  scope: Scope,
  { domain, address }: Address & { readonly address: string },
): Promise<boolean> {
  const byLogin = await transaction
    .selectFrom('mail_proof')
    .select('key')
    .where('key', '=', proofKey(scope, 'login proof', address).key)
    .executeTakeFirst();
  return byLogin === undefined && takesPlace(transaction, scope, domain);
}

async function isFirst(transaction: Transaction<Tables>, scope: Scope, address: string): Promise<boolean> {
  const made = await transaction
    .insertInto('mail_proof')
    .values(proofKey(scope, 'login proof', address))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** Takes a domain's place for the year; none for unknown domains. */
async function takesPlace(transaction: Transaction<Tables>, scope: Scope, domain: string): Promise<boolean> {
  const known = await ownerOf(transaction, domain);
  if (!known) return false;
  const taken = await transaction
    .insertInto('mail_proof')
    .values(proofKey(scope, 'domain proof', known.domain))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ eb }) => ({ times: eb('mail_proof.times', '+', 1) }))
        .where('mail_proof.times', '<', mostCountedFor(known.owner)),
    )
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

/** Owner of a domain or its parent; the largest of several employers. */
async function ownerOf(transaction: Transaction<Tables>, domain: string): Promise<KnownDomain | undefined> {
  if (isFreeMail(domain)) return undefined;
  const parents = [...parentsOf(domain)];
  const [college] = await transaction.selectFrom('college').select('domain').where('domain', 'in', parents).execute();
  const academic = college?.domain ?? academicDomainIn(domain);
  if (academic !== undefined) return { domain: academic, owner: { kind: 'college' } };
  const { rows } = await sql<{ readonly domain: string; readonly size: number | null }>`
    select known.domain, max(size) as size
    from (
      select company_id, domain from company_domain where domain = any(${parents}::text[])
      union all
      select id, site.domain from ${provingCompanies} as company
        join unnest(${parents.flatMap((parent) => websiteHostsOf(parent).map(() => parent))}::text[], ${parents.flatMap(websiteHostsOf)}::text[]) as site (domain, host)
          on lower(substring(website from '^https?://([^/:?#]+)')) = site.host
    ) as known join ${provingCompanies} as company on company.id = known.company_id
    group by known.domain order by length(known.domain) limit 1`.execute(transaction);
  return rows.map(({ domain: known, size }): KnownDomain => ({ domain: known, owner: { kind: 'employer', size } }))[0];
}
