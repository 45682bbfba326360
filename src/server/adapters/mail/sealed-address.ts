import { isRecord } from '#core/record.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Each is sealed for its account, so that no row can be given the address of another. */
const purposeOf = (accountId: string): string => JSON.stringify(['mail address', accountId]);

export const sealedAddress = (secrets: Pick<Secrets, 'seal'>, accountId: string, address: string): string => secrets.seal(purposeOf(accountId), { address });

/** The address in a sealed value; nothing where it was sealed for another account, or with another key. */
export function addressIn(secrets: Pick<Secrets, 'unseal'>, accountId: string, sealed: string): string | undefined {
  const opened = secrets.unseal(purposeOf(accountId), sealed);
  return isRecord(opened) && typeof opened['address'] === 'string' ? opened['address'] : undefined;
}
