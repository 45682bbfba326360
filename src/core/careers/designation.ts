import type { CareerStatus } from './career.ts';

const longest = 200;

/** What stands under what somebody works as or studies; nothing until it is known. Whoever is between two jobs works nowhere. */
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
