import type { Provider } from './provider.ts';
import { mailAddressIn } from '../verification/work-address.ts';

/** Organisation's provider account, proof only of an address in its domain. */
export interface HostedAccount {
  /** Null unless the provider vouches for the domain. */
  readonly domain: string | null;
  /** Address at that domain, if vouched for. */
  readonly address: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** Microsoft tenant of all personal accounts. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** Undefined for a personal account. */
export function hostedAccountIn(provider: Provider, claims: Claims): HostedAccount | undefined {
  if (provider === 'google' && typeof claims['hd'] === 'string') return { domain: claims['hd'].toLowerCase(), address: addressIn(claims, 'email_verified') };
  if (provider !== 'microsoft' || typeof claims['tid'] !== 'string' || claims['tid'] === personalTenant) return undefined;
  // Microsoft vouches for an address only where its owner of the domain was verified, which this claim says.
  const address = addressIn(claims, 'xms_edov');
  return { domain: domainOf(address), address };
}

/** For providers that give an address without an organisation. */
export function hostedAccountOf(claims: Claims): HostedAccount | undefined {
  const address = addressIn(claims, 'email_verified');
  const domain = domainOf(address);
  return domain === 'gmail.com' ? undefined : { domain, address };
}

const domainOf = (address: string | null): string | null => address?.split('@')[1] ?? null;

function addressIn(claims: Claims, vouchedBy: 'email_verified' | 'xms_edov'): string | null {
  const { email, [vouchedBy]: isVouched } = claims;
  const isGood = [true, 1, '1', 'true'].some((yes) => yes === isVouched);
  return isGood && typeof email === 'string' ? (mailAddressIn(email)?.address ?? null) : null;
}
