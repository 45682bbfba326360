import type { Secrets } from './secrets.ts';

/** Pads sealed facts to a multiple, so that length reveals little. */
const unitBytes = 512;

/** Bytes of the wrapping list: `[`, `,""` and `]`. */
const listBytes = 5;

/** Binds facts to table, subject and row, so that they fit no other. */
export type SealedFor = readonly [table: string, subject: string, ...rest: readonly string[]];

const purposeOf = (sealedFor: SealedFor): string => JSON.stringify(sealedFor);

/** Sealed facts look different even when equal, at the same length. */
export function sealedFacts(secrets: Pick<Secrets, 'seal'>, sealedFor: SealedFor, facts: object): string {
  const bytes = Buffer.byteLength(JSON.stringify(facts)) + listBytes;
  return secrets.seal(purposeOf(sealedFor), [facts, ' '.repeat(Math.ceil(bytes / unitBytes) * unitBytes - bytes)]);
}

export function factsIn<Facts extends object>(secrets: Pick<Secrets, 'unseal'>, sealedFor: SealedFor, sealed: string): Facts | undefined {
  const opened = secrets.unseal(purposeOf(sealedFor), sealed);
  // Nobody but the server seals, so that what opens is what it wrote.
  return Array.isArray(opened) ? (opened[0] as Facts) : undefined;
}

export function knownFactsIn<Facts extends object>(secrets: Pick<Secrets, 'unseal'>, sealedFor: SealedFor, sealed: string): Facts {
  const facts = factsIn<Facts>(secrets, sealedFor, sealed);
  if (!facts) throw new Error(`A row of ${sealedFor[0]} cannot be opened with the secret of this installation.`);
  return facts;
}
