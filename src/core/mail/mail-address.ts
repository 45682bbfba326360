import { dayOf } from '../figures/ago.ts';
import { dayMs, indiaAheadMs } from '../figures/durations.ts';
import { mailAddressIn } from '../verification/work-address.ts';

/** The days for which the link that confirms an address is good, and after which one that was not confirmed is forgotten. */
export const confirmationDays = 7;

/** The moment at which such a link ends: with the last of its days in India, so that it does not tell the hour at which the address was given. */
export const confirmationEndsMs = (now: number): number => Date.parse(dayOf(now)) - indiaAheadMs + (confirmationDays + 1) * dayMs;

/** An address as a member gave it: mails go there just so, also to what follows a plus. Nothing where it is no address. */
export const givenAddressIn = (text: string): string | undefined => (mailAddressIn(text) ? text.normalize('NFKC').trim().toLowerCase() : undefined);

/** An address as its owner is shown it again: enough to know it by, and no answer holds more. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
