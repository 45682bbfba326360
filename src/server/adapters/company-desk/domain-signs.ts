import { sql, type Kysely } from 'kysely';
import { isDomainOf, type DomainSigns } from '#core/company-desk/desk-entry.ts';
import { domainOfWebsite, isShared, websiteHostsOf } from '#core/verification/work-address.ts';
import { provingCompanies } from '../companies/proving-companies.ts';
import type { Tables } from '../database/tables.ts';

/** Signs of a domain: an administrator's word, the website and the careers site. */
export async function domainSignsOf(db: Kysely<Tables>, companyId: string, domain: string): Promise<DomainSigns> {
  const { rows } = await sql<{ readonly website: string | null; readonly careers: string | null }>`
    select website, career_site_url as careers from ${provingCompanies} as company where id = ${companyId}`.execute(db);
  const confirmed = await db.selectFrom('company_domain').select('domain').where('company_id', '=', companyId).execute();
  const [found] = rows;
  const isOf = (url: string | null | undefined): boolean => {
    const known = url ? domainOfWebsite(url) : undefined;
    return known !== undefined && isDomainOf(domain, known);
  };
  return {
    isConfirmed: confirmed.some((known) => isDomainOf(domain, known.domain)),
    isWebsite: isOf(found?.website),
    isCareersSite: isOf(found?.careers),
  };
}

/** Companies that a domain may speak for, the confirmed ones first. */
export async function companiesOfDomain(db: Kysely<Tables>, domain: string): Promise<readonly { readonly urlName: string; readonly name: string }[]> {
  const { rows } = await sql<{ readonly urlName: string; readonly name: string }>`
    select url_name as "urlName", name from ${provingCompanies} as company
    where id in (select company_id from company_domain where lower(domain) = ${domain})
      or lower(substring(website from '^https?://([^/:?#]+)')) = any(${websiteHostsOf(domain)}::text[])
    order by id not in (select company_id from company_domain where lower(domain) = ${domain}), name limit 20`.execute(db);
  return rows;
}

/** Domains that speak for a company, without its own wording and those of many. */
export async function domainsOfCompany(db: Kysely<Tables>, companyId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly website: string | null; readonly career_site_url: string | null }>`
    select website, career_site_url from ${provingCompanies} as company where id = ${companyId}`.execute(db);
  const confirmed = await db.selectFrom('company_domain').select('domain').where('company_id', '=', companyId).execute();
  const sites = rows.flatMap(({ website, career_site_url }) => [website, career_site_url]).flatMap((url) => (url ? (domainOfWebsite(url) ?? []) : []));
  return [...new Set([...confirmed.map(({ domain }) => domain.toLowerCase()), ...sites])].filter((domain) => !isShared(domain));
}
