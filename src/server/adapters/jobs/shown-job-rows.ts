import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { EmploymentType } from '#core/careers/employment-type.ts';
import { jobFreshness } from '#core/jobs/job-freshness.ts';
import { signsWith, type JobScamSign } from '#core/jobs/job-scam-signs.ts';
import type { Job, Workplace } from '#core/jobs/job.ts';
import { isOutcomeKnown } from '#core/jobs/outcome-shares.ts';
import { exceededPayOf, realPayOf } from '#core/jobs/real-pay.ts';
import type { Named } from '#core/named.ts';
import type { Tables } from '../database/tables.ts';
import { pictureOf, smallPictureBytes } from '../media/pictures.ts';
import { ratingOfTenths } from '../companies/rating-tenths.ts';
import { isByCompany } from './desk-feeds.ts';
import { paySlicesOf } from './pay-of-jobs.ts';

export interface ShownJobRow {
  readonly id: string;
  readonly companyId: string;
  readonly title: string;
  readonly company: Named;
  readonly ratingTenths: number | null;
  readonly logoId: string | null;
  readonly logoType: string | null;
  readonly logoBytes: Uint8Array | null;
  readonly designationId: number | null;
  readonly designation: Named | null;
  readonly cityIds: readonly number[];
  readonly cities: readonly Named[];
  readonly workplace: Workplace;
  readonly employment: EmploymentType;
  readonly experienceFrom: number | null;
  readonly experienceTo: number | null;
  readonly payFrom: number | null;
  readonly payTo: number | null;
  readonly scamSigns: readonly JobScamSign[];
  readonly firstSeen: string;
  readonly lastConfirmed: string;
  readonly saidOpenOn: string | null;
  readonly reposts: number;
  readonly closesOn: string | null;
  readonly closedOn: string | null;
  readonly outcomePeople: number;
  readonly isByCompany: boolean;
}

export const namedIn = (table: 'city' | 'skill', ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(json_build_object('urlName', named.url_name, 'name', named.name) order by place), '[]')
    from unnest(${ids}) with ordinality as listed (id, place) join ${sql.table(table)} as named on named.id = listed.id)`;

/** Jobs in no order, open or closed, without pay; `more` adds columns. */
export async function jobRows<More extends object = object>(
  db: Kysely<Tables>,
  ids: readonly string[],
  more: RawBuilder<More> = sql``,
): Promise<readonly (ShownJobRow & More)[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ShownJobRow & More>`
    select job.id, job.company_id as "companyId", job.title, json_build_object('urlName', company.url_name, 'name', company.name) as company, company.rating_tenths as "ratingTenths",
      image.id as "logoId", image.content_type as "logoType", case when octet_length(image.bytes) <= ${sql.lit(smallPictureBytes)} then image.bytes end as "logoBytes",
      job.designation_id as "designationId", case when designation.id is not null then json_build_object('urlName', designation.url_name, 'name', designation.name) end as designation,
      job.city_ids as "cityIds", ${namedIn('city', sql`job.city_ids`)} as cities, job.workplace, job.employment, job.experience_from as "experienceFrom", job.experience_to as "experienceTo",
      job.pay_from as "payFrom", job.pay_to as "payTo", job.scam_signs as "scamSigns", job.first_seen as "firstSeen", job.last_confirmed as "lastConfirmed",
      job.said_open_on as "saidOpenOn", job.reposts, job.closes_on as "closesOn", job.closed_on as "closedOn", coalesce(outcome.people, 0) as "outcomePeople", ${isByCompany} as "isByCompany"${more}
    from job join company on company.id = job.company_id
    left join image on image.id = company.logo_image_id
    left join designation on designation.id = job.designation_id
    left join job_outcome_figure outcome on outcome.company_id = job.company_id and outcome.job_id = job.id
    where job.id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** Public jobs with actual pay, fetched once for all. */
export async function jobsFromRows(db: Kysely<Tables>, rows: readonly ShownJobRow[], today: string): Promise<readonly Job[]> {
  const slices = await paySlicesOf(db, rows);
  return rows.map((row) => {
    const { company, designation, cities, workplace, employment } = row;
    const [experience, pay] = [{ from: row.experienceFrom, to: row.experienceTo }, payFrom(row)];
    const usualPay = exceededPayOf({ designation, cities, experience }, pay, slices);
    return {
      jobId: row.id,
      title: row.title,
      company: { ...company, logo: pictureOf(row.logoId, row.logoType, row.logoBytes), rating: ratingOfTenths(row.ratingTenths) },
      designation,
      cities,
      workplace,
      employment,
      experience,
      pay,
      realPay: realPayOf({ employment, company, designation, cities, experience }, slices, today),
      freshness: freshnessFrom(row, today),
      scamSigns: signsWith(row.scamSigns, usualPay),
      usualPay,
      isOpen: isOpenOn(row, today),
      ...(row.isByCompany && { isByCompany: true }),
    };
  });
}

/** Open unless dropped by its feed or past the employer's last day. */
export const isOpenOn = ({ closedOn, closesOn }: Pick<ShownJobRow, 'closedOn' | 'closesOn'>, today: string): boolean =>
  closedOn === null && (closesOn === null || closesOn >= today);

const payFrom = ({ payFrom: minCtc, payTo: maxCtc }: ShownJobRow): Job['pay'] => ({ minCtc, maxCtc, currency: 'INR' });

function freshnessFrom(row: ShownJobRow, today: string): Job['freshness'] {
  const { firstSeen, lastConfirmed, reposts, saidOpenOn } = row;
  const history = { firstSeen, lastConfirmed, reposts, saidOpenOn };
  return { ...history, label: jobFreshness(history, { today, hasOutcome: isOutcomeKnown({ people: row.outcomePeople }) }) };
}
