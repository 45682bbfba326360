import type { CareerStatus } from '#core/careers/career.ts';
import type { CareerDetails } from '#core/careers/careers.ts';
import { fieldsIn, numberIn, textIn } from '#core/device/kept-value.ts';
import { workplaceIn } from '#core/verification/workplace-key.ts';

/** Facts of a career that its line does not show, so that the device of the member alone keeps them. */
export interface LocalFacts {
  readonly departmentId: number | null;
  readonly industryId: number | null;
  readonly tagId: number;
  readonly roleId: number | null;
  readonly jobLocation: string | null;
  /** The last employer of a member between two jobs. */
  readonly lastCompany: string | null;
  readonly specializationId: number | null;
  readonly specialization: string | null;
}

/** Reads these facts of anything that has them; a device may have been tampered with. */
export function localFactsIn(value: unknown): LocalFacts {
  const known = fieldsIn(value);
  const number = (name: keyof LocalFacts): number | null => numberIn(known[name]) || null;
  const text = (name: keyof LocalFacts): string | null => textIn(known[name]) || null;
  return {
    departmentId: number('departmentId'),
    industryId: number('industryId'),
    tagId: numberIn(known['tagId']),
    roleId: number('roleId'),
    jobLocation: text('jobLocation'),
    lastCompany: text('lastCompany'),
    specializationId: number('specializationId'),
    specialization: text('specialization'),
  };
}

export const noLocalFacts = localFactsIn({});

export const localFactsOf = (status: CareerStatus): LocalFacts =>
  localFactsIn({ ...status, lastCompany: status.type === 'unemployed' ? status.companyName : null });

/** A career, or its details, with these facts in place of its own. */
export function withLocalFacts<Known extends CareerStatus | CareerDetails>(known: Known, facts: LocalFacts): Known {
  const { departmentId, industryId, tagId, roleId, jobLocation, lastCompany, specializationId, specialization } = facts;
  if (known.type === 'student') return { ...known, specializationId, specialization };
  const work = { departmentId, industryId, tagId, roleId };
  return known.type === 'working' ? { ...known, ...work, jobLocation } : { ...known, ...work, companyName: lastCompany };
}

/** The key of a line: facts belong to it, and to none that comes after it. */
export const lineKeyOf = (status: CareerStatus): string =>
  JSON.stringify([
    status.type,
    status.type === 'unemployed' ? null : workplaceIn(status).workplaceKey,
    status.type === 'student' ? status.courseName : status.jobProfile,
  ]);
