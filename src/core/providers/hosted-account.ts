import type { Provider } from './provider.ts';
import { mailAddressIn } from '../verification/work-address.ts';

/** An account that an organisation made at a provider; it proves no more than an address of its domain. */
export interface HostedAccount {
  /** The domain of the organisation; null where the provider does not vouch for it. */
  readonly domain: string | null;
  /** The address of the account at that domain, as far as the provider vouches for it. */
  readonly address: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** The tenant of all accounts at Microsoft that people have for themselves. */
const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** The account of an organisation, by a provider’s claims; nothing where people have it for themselves. */
export function hostedAccountIn(provider: Provider, claims: Claims): HostedAccount | undefined {
  if (provider === 'google' && typeof claims['hd'] === 'string') return { domain: claims['hd'].toLowerCase(), address: addressIn(claims, 'email_verified') };
  if (provider !== 'microsoft' || typeof claims['tid'] !== 'string' || claims['tid'] === personalTenant) return undefined;
  // Microsoft vouches for an address only where its owner of the domain was verified, which this claim says.
  const address = addressIn(claims, 'xms_edov');
  return { domain: domainOf(address), address };
}

/** The same where a provider tells of an address alone, and of no organisation. */
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
