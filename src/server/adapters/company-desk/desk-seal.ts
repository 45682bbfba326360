import { isRecord } from '#core/record.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Address of a company's person, and the name that colleagues read. */
export interface DeskIdentity {
  readonly address: string;
  readonly name: string;
}

export const deskAddressKey = (secrets: Pick<Secrets, 'reference'>, address: string): string => secrets.reference('desk address', address);

/** Binds each seal to its row. */
const purposeOf = (row: string): string => JSON.stringify(['company desk', row]);

export const sealedIdentity = (secrets: Pick<Secrets, 'seal'>, row: string, identity: DeskIdentity): string => secrets.seal(purposeOf(row), identity);

export function identityIn(secrets: Pick<Secrets, 'unseal'>, row: string, sealed: string): DeskIdentity {
  const opened = secrets.unseal(purposeOf(row), sealed);
  const said = (key: string): string => (isRecord(opened) && typeof opened[key] === 'string' ? opened[key] : '');
  return { address: said('address'), name: said('name') };
}
