import type { JobScamSign } from './job-scam-signs.ts';

/** The faults that are reported of a job: money or secrets that were asked for, or anything else. */
export const jobFaults = ['money', 'secret', 'other'] as const;
export type JobFault = (typeof jobFaults)[number];

/** The gravest of what signs of a scam say. */
export function faultOfSigns(signs: readonly JobScamSign[]): JobFault {
  if (signs.some((sign) => sign === 'fee' || sign === 'deposit' || sign === 'payment-id')) return 'money';
  return signs.includes('secret') ? 'secret' : 'other';
}
