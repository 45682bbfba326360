import type { Kysely, Transaction } from 'kysely';
import type { CompanyDetails } from '#core/company-profiles/company-details.ts';
import { sizeCodeOf, sizeOfCode } from '../companies/size-code.ts';
import { sanitizedFacts, sanitizedIfAny, sanitizedLine } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';
import { industryNamed } from './company-rows.ts';
import { countSizes, fillSizes } from './company-sizes.ts';

export async function detailsOf(db: Kysely<Tables>, companyId: string): Promise<CompanyDetails> {
  const row = await db
    .selectFrom('company')
    .leftJoin('industry', 'industry.url_name', 'company.secondary_industry')
    .select(['about', 'founded_year', 'indian_size', 'global_size', 'industry.name as second', 'career_site_url', 'contact_number', 'email_id', 'social_links'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    about: row.about,
    foundedYear: row.founded_year,
    indianEmployeeCount: sizeOfCode(row.indian_size),
    globalEmployeeCount: sizeOfCode(row.global_size),
    secondaryIndustry: row.second,
    careerSiteUrl: row.career_site_url,
    contactNumber: row.contact_number,
    emailId: row.email_id,
    socialLinks: row.social_links,
  };
}

export async function replaceDetails(transaction: Transaction<Tables>, companyId: string, details: CompanyDetails): Promise<void> {
  const { indianEmployeeCount, globalEmployeeCount, secondaryIndustry } = details;
  await fillSizes(transaction);
  await transaction
    .updateTable('company')
    .set({
      about: sanitizedIfAny(details.about),
      founded_year: details.foundedYear,
      indian_size: indianEmployeeCount && sizeCodeOf(indianEmployeeCount),
      global_size: globalEmployeeCount && sizeCodeOf(globalEmployeeCount),
      secondary_industry: secondaryIndustry && (await industryNamed(transaction, sanitizedLine(secondaryIndustry))),
      career_site_url: sanitizedIfAny(details.careerSiteUrl),
      contact_number: sanitizedIfAny(details.contactNumber),
      email_id: sanitizedIfAny(details.emailId),
      social_links: sanitizedFacts(details.socialLinks),
    })
    .where('id', '=', companyId)
    .execute();
  await countSizes(transaction);
}
