import type { PushWishes } from '#core/notifications/push-wishes.ts';
import { factsIn, sealedFacts } from '../secrets/sealed-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Sealed facts: push token and the member's message settings. */
export interface DeviceFacts extends PushWishes {
  readonly token: string;
}

/** Keyed hash that finds an account's device, regardless of who signs in there. */
export const accountDeviceKey = (secrets: Pick<Secrets, 'reference'>, token: string): string => secrets.reference('account device', token);

/** Keyed hash for a made-up name's device, unlinkable to the account or other names with the same token. */
export const personaDeviceKey = (secrets: Pick<Secrets, 'reference'>, personaRef: string, token: string): string =>
  secrets.reference('persona device', personaRef, token);

export const sealedDevice = (secrets: Pick<Secrets, 'seal'>, key: string, facts: DeviceFacts): string => sealedFacts(secrets, ['device', key], facts);

export const deviceFactsIn = (secrets: Pick<Secrets, 'unseal'>, { key, sealed }: { readonly key: string; readonly sealed: string }): DeviceFacts | undefined =>
  factsIn<DeviceFacts>(secrets, ['device', key], sealed);
