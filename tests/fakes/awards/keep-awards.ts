import { sql, type Kysely } from 'kysely';
import { awardYears } from '#core/companies/company-award.ts';
import { mondayOf } from '#core/moderation/ledger.ts';
import type { AwardEntrant } from '#core/awards/award-rule.ts';
import { closeEdition } from '#server/adapters/awards/close-edition.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aCompany } from '#tests/companies.ts';
import { keepInTables } from '#tests/sql-world.ts';
import type { AwardFixture } from './fake-awards.ts';

/** Inserts companies with review figures into an empty database, then closes editions, oldest first. */
export async function keepAwards(db: Kysely<Tables>, { companies, closed }: AwardFixture): Promise<void> {
  await keepInTables(
    db,
    companies.map(({ companyId, urlName, name, industryName, size, foundedYear }) =>
      aCompany({ companyId, urlName, name, industry: industryName, indianEmployeeCount: size, foundedYear }),
    ),
  );
  for (const company of companies) await keepWeeks(db, company);
  for (const year of awardYears.toReversed()) {
    const day = closed[year];
    if (day !== undefined) await closeEdition(db, year, day);
  }
}

/** Replaces the figures that a rating is made of. */
export async function keepWeeks(db: Kysely<Tables>, { companyId, priorHundredths, weeks }: AwardEntrant): Promise<void> {
  await db.deleteFrom('rating_week').where('company_id', '=', companyId).execute();
  for (const { week, stars } of weeks)
    await sql`insert into rating_week (company_id, week, one, two, three, four, five)
      values (${companyId}, ${new Date(mondayOf(week)).toISOString().slice(0, 10)}::date, ${sql.join(stars)})`.execute(db);
  await sql`insert into company_rating (company_id, reviews_count, prior_hundredths) values (${companyId}, 0, ${priorHundredths})
    on conflict (company_id) do update set prior_hundredths = excluded.prior_hundredths`.execute(db);
}
