import type { PushWishes } from '#core/notifications/push-wishes.ts';
import { factsIn, sealedFacts } from '../secrets/sealed-facts.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** What lies sealed of a device: its token at the push service, and what its member wants of messages. */
export interface DeviceFacts extends PushWishes {
  readonly token: string;
}

/** The keyed hash by which a device of an account is found, anyone who signs in there. */
export const accountDeviceKey = (secrets: Pick<Secrets, 'reference'>, token: string): string => secrets.reference('account device', token);

/** The keyed hash by which a device of a made-up name is found: another one than that of an account, or of another name, with the same token. */
export const personaDeviceKey = (secrets: Pick<Secrets, 'reference'>, personaRef: string, token: string): string =>
  secrets.reference('persona device', personaRef, token);

export const sealedDevice = (secrets: Pick<Secrets, 'seal'>, key: string, facts: DeviceFacts): string => sealedFacts(secrets, ['device', key], facts);

/** What a device wants; nothing where it cannot be read any more. */
export const deviceFactsIn = (secrets: Pick<Secrets, 'unseal'>, { key, sealed }: { readonly key: string; readonly sealed: string }): DeviceFacts | undefined =>
  factsIn<DeviceFacts>(secrets, ['device', key], sealed);
