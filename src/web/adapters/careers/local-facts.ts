import type { CareerStatus } from '#core/careers/career.ts';
import type { CareerDetails } from '#core/careers/careers.ts';
import { fieldsIn, numberIn, textIn } from '#core/device/kept-value.ts';
import { workplaceIn } from '#core/verification/workplace-key.ts';

/** Career facts that only the member's device keeps. */
export interface LocalFacts {
  readonly departmentId: number | null;
  readonly industryId: number | null;
  readonly tagId: number;
  readonly roleId: number | null;
  readonly jobLocation: string | null;
  readonly lastCompany: string | null;
  readonly specializationId: number | null;
  readonly specialization: string | null;
}

/** Reads facts defensively, since device storage may be tampered with. */
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

export function withLocalFacts<Known extends CareerStatus | CareerDetails>(known: Known, facts: LocalFacts): Known {
  const { departmentId, industryId, tagId, roleId, jobLocation, lastCompany, specializationId, specialization } = facts;
  if (known.type === 'student') return { ...known, specializationId, specialization };
  const work = { departmentId, industryId, tagId, roleId };
  return known.type === 'working' ? { ...known, ...work, jobLocation } : { ...known, ...work, companyName: lastCompany };
}

/** Key of a line, so that its facts never pass to a later one. */
export const lineKeyOf = (status: CareerStatus): string =>
  JSON.stringify([
    status.type,
    status.type === 'unemployed' ? null : workplaceIn(status).workplaceKey,
    status.type === 'student' ? status.courseName : status.jobProfile,
  ]);
