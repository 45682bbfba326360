import { fnvHash } from '#core/fnv-hash.ts';
import type { CheckIn } from '#core/salaries/check-in.ts';
import { Random } from '../random.ts';
import type { DemoSalary } from './demo-salary.ts';

/** Share of current employees who answered the check-in. */
const telling = 0.15;

/** Check-in for the year of a salary, mostly absent and the same for equal salaries. */
export function demoCheckInOf({ salaryId, isCurrent, currency, variable }: DemoSalary, year: number): CheckIn | null {
  const random = new Random(fnvHash(salaryId), 0, 'check-in');
  if (!isCurrent || currency !== 'INR' || !random.chance(telling)) return null;
  const announced = random.between(4, 14);
  const hike = random.chance(0.7)
    ? { hikeAnnounced: announced, hikeReceived: Math.max(0, announced - random.between(0, 4)) }
    : { hikeAnnounced: null, hikeReceived: null };
  const paid = Math.round((variable * (0.5 + 0.55 * random.next())) / 1_000) * 1_000;
  return {
    year,
    variablePromised: variable > 0 ? variable : null,
    variablePaid: variable > 0 ? paid : null,
    ...hike,
    monthsSinceRevision: random.between(3, 26),
  };
}
