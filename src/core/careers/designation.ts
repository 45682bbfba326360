import type { CareerStatus } from './career.ts';

const longest = 200;

/** Job and company, or course and college. Between jobs without a company. Nothing until known. */
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
