import type { JobScamSign } from './job-scam-signs.ts';

/** Reported faults: money or secrets demanded, or other. */
export const jobFaults = ['money', 'secret', 'other'] as const;
export type JobFault = (typeof jobFaults)[number];

export function faultOfSigns(signs: readonly JobScamSign[]): JobFault {
  if (signs.some((sign) => sign === 'fee' || sign === 'deposit' || sign === 'payment-id')) return 'money';
  return signs.includes('secret') ? 'secret' : 'other';
}
