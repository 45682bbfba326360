import { isRecord } from '#core/record.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Binds each seal to its account, so that no row can be given another's address. */
const purposeOf = (accountId: string): string => JSON.stringify(['mail address', accountId]);

export const sealedAddress = (secrets: Pick<Secrets, 'seal'>, accountId: string, address: string): string => secrets.seal(purposeOf(accountId), { address });

/** Returns nothing for an address sealed for another account or key. */
export function addressIn(secrets: Pick<Secrets, 'unseal'>, accountId: string, sealed: string): string | undefined {
  const opened = secrets.unseal(purposeOf(accountId), sealed);
  return isRecord(opened) && typeof opened['address'] === 'string' ? opened['address'] : undefined;
}
