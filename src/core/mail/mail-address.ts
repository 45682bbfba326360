import { dayOf } from '../figures/ago.ts';
import { dayMs, indiaAheadMs } from '../figures/durations.ts';
import { mailAddressIn } from '../verification/work-address.ts';

/** Days a confirmation link lasts, after which an unconfirmed address is deleted. */
export const confirmationDays = 7;

/** Ends with a day in India, so that it hides the hour the address was given. */
export const confirmationEndsMs = (now: number): number => Date.parse(dayOf(now)) - indiaAheadMs + (confirmationDays + 1) * dayMs;

/** Keeps the address exactly, including a plus suffix; undefined if invalid. */
export const givenAddressIn = (text: string): string | undefined => (mailAddressIn(text) ? text.normalize('NFKC').trim().toLowerCase() : undefined);

/** Masks an address for its owner; no answer contains more. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
