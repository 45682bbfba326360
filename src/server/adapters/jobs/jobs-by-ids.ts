import { sql, type Kysely } from 'kysely';
import type { EmploymentKind } from '#core/careers/employment-kind.ts';
import { jobFreshness } from '#core/jobs/job-freshness.ts';
import type { JobScamSign } from '#core/jobs/job-scam-signs.ts';
import type { Job, Workplace } from '#core/jobs/job.ts';
import type { Named } from '#core/named.ts';
import type { Tables } from '../database/tables.ts';

interface JobRow {
  readonly id: string;
  readonly title: string;
  readonly company: Named;
  readonly designation: Named | null;
  readonly cities: readonly Named[];
  readonly workplace: Workplace;
  readonly employment: EmploymentKind;
  readonly from: number | null;
  readonly to: number | null;
  readonly firstSeen: string;
  readonly lastConfirmed: string;
  readonly saidOpenOn: string | null;
  readonly reposts: number;
  readonly scamSigns: readonly JobScamSign[];
  readonly isOpen: boolean;
}

/** The jobs of these ids, in their order; those that are gone are left out. */
export async function jobsByIds(db: Kysely<Tables>, ids: readonly string[], today: string): Promise<readonly Job[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<JobRow>`select job.id, title, jsonb_build_object('urlName', company.url_name, 'name', company.name) as company,
      (select jsonb_build_object('urlName', url_name, 'name', name) from designation where designation.id = designation_id) as designation,
      coalesce((select jsonb_agg(jsonb_build_object('urlName', url_name, 'name', name)) from city where city.id = any(city_ids)), '[]'::jsonb) as cities,
      workplace, employment, experience_from as "from", experience_to as "to", first_seen as "firstSeen", last_confirmed as "lastConfirmed",
      said_open_on as "saidOpenOn", reposts, scam_signs as "scamSigns", closed_on is null as "isOpen"
    from job join company on company.id = job.company_id where job.id = any(${ids}::text[])`.execute(db);
  const known = new Map(rows.map((row) => [row.id, jobFromRow(row, today)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

const jobFromRow = ({ id, company, from, to, firstSeen, lastConfirmed, saidOpenOn, reposts, ...row }: JobRow, today: string): Job => {
  const history = { firstSeen, lastConfirmed, saidOpenOn, reposts };
  return {
    ...row,
    jobId: id,
    company: { ...company, logo: null, rating: null },
    experience: { from, to },
    pay: null,
    realPay: null,
    freshness: { ...history, label: jobFreshness(history, { today, hasOutcome: false }) },
  };
};
