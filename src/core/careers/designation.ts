import type { CareerStatus } from './career.ts';

const longest = 200;

/** The designation line of a member: job and company, or course and college; nothing until they are known. A member between two jobs has a job, but no company. */
export function designationOf(status: CareerStatus): string | null {
  if (status.type === 'student') return joined(status.courseName, status.collegeName);
  return joined(status.jobProfile, status.type === 'working' ? status.companyName : null);
}

const joined = (what: string | null, where: string | null): string | null =>
  what === null || what === ''
    ? null
    : [what, where]
        .filter((part) => part !== null)
        .join(', ')
        .slice(0, longest);
