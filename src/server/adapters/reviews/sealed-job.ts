import type { Insertable } from 'kysely';
import { employments, type EmploymentKind } from '#core/careers/employment-kind.ts';
import { firstLevel, upTo, wholeJob, type JobParts } from '#core/crowds/shown-levels.ts';
import { isRecord } from '#core/record.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

/** Job columns: shown parts in clear, everything sealed until all is shown. */
export const jobColumns = ['department_id', 'designation_id', 'city_id', 'employment', 'is_current', 'sealed_job'] as const;

export interface JobRow extends Pick<Insertable<Tables['review']>, 'id'> {
  readonly department_id: number | null;
  readonly designation_id: number | null;
  readonly city_id: number | null;
  readonly employment: EmploymentKind | null;
  readonly is_current: boolean | null;
  readonly sealed_job: string | null;
}

export function jobColumnsOf(secrets: Pick<Secrets, 'seal'>, reviewId: string, job: JobParts, level = firstLevel): Omit<JobRow, 'id'> {
  const { department, designation, city, employment, isCurrent } = upTo(job, level);
  const sealed_job = level < wholeJob ? sealedJob(secrets, reviewId, job) : null;
  return { department_id: department, designation_id: designation, city_id: city, employment, is_current: isCurrent, sealed_job };
}

export function unsealedJob(secrets: Pick<Secrets, 'unseal'>, row: JobRow): JobParts {
  const opened = row.sealed_job === null ? undefined : secrets.unseal(purposeOf(row.id), row.sealed_job);
  if (isRecord(opened) && typeof opened['job'] === 'string') return jobFromText(opened['job']);
  return { department: row.department_id, designation: row.designation_id, city: row.city_id, employment: row.employment, isCurrent: row.is_current };
}

export function resealedJob(reviewId: string, sealed: string, { from, to }: { readonly from: Secrets; readonly to: Secrets }): string | undefined {
  const opened = from.unseal(purposeOf(reviewId), sealed);
  return isRecord(opened) ? to.seal(purposeOf(reviewId), opened) : undefined;
}

/** Binds each seal to its review. */
const purposeOf = (reviewId: string): string => JSON.stringify(['job of a review', reviewId]);

/** Pads jobs to equal length, so that the seal reveals nothing of what was said. */
const sealedJob = (secrets: Pick<Secrets, 'seal'>, reviewId: string, job: JobParts): string =>
  secrets.seal(purposeOf(reviewId), { job: textOf(job).padEnd(longest) });

const longest = 40;

const textOf = ({ department, designation, city, employment, isCurrent }: JobParts): string =>
  [department, designation, city, employment === null ? null : employments.indexOf(employment), isCurrent === null ? null : Number(isCurrent)].join(' ');

/** Parses missing parts as an empty string between two spaces. */
function jobFromText(text: string): JobParts {
  const [department = null, designation = null, city = null, employment = null, isCurrent = null] = text
    .split(' ')
    .map((part) => (part === '' ? null : Number(part)));
  return { department, designation, city, employment: employments[employment ?? -1] ?? null, isCurrent: isCurrent === null ? null : isCurrent === 1 };
}
