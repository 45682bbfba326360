import { sql, type Kysely } from 'kysely';
import type { FindListed } from '#core/search/selection.ts';
import { foundCompany } from '../companies/company-at.ts';
import type { Tables } from '../database/tables.ts';

/** Names of an address that are in the lists. */
export const listedNames =
  (db: Kysely<Tables>): FindListed =>
  async ({ company, job, city }) => {
    const found = company === null ? undefined : await foundCompany(db, company);
    const { rows } = await sql<{ readonly isJob: boolean; readonly isCity: boolean }>`
      select exists (select 1 from designation where url_name = ${job}) as "isJob", exists (select 1 from city where url_name = ${city}) as "isCity"`.execute(
      db,
    );
    return { company: found?.urlName, isJob: rows[0]?.isJob ?? false, isCity: rows[0]?.isCity ?? false };
  };
