import type { GratuityInput } from '../gratuity/gratuity-types.ts';
import type { LeavingReason } from './settlement-dates-types.ts';

export const isEndedByEmployer = (reason: LeavingReason): boolean => reason === 'dismissed' || reason === 'retrenched';

/** Leaves out endings in which neither side owes notice. */
export const hasNotice = (reason: LeavingReason): boolean => reason === 'left' || reason === 'retired' || isEndedByEmployer(reason);

export const gratuityReason = (reason: LeavingReason): GratuityInput['reason'] & string =>
  reason === 'dismissed' || reason === 'retrenched' ? 'left' : reason;
