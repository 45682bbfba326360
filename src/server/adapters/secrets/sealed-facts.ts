import type { Secrets } from './secrets.ts';

/** Sealed facts fill up a multiple of this, so that their length tells hardly one from another. */
const unitBytes = 512;

/** The bytes that the list around facts and filling takes: `[`, `,""` and `]`. */
const listBytes = 5;

/** What facts are sealed for: the table and the subject of their row, and the rest that names it, so that no row can be given those of another. */
export type SealedFor = readonly [table: string, subject: string, ...rest: readonly string[]];

const purposeOf = (sealedFor: SealedFor): string => JSON.stringify(sealedFor);

/** Facts that anyone who has the database cannot read: two rows that say the same look different, and have the same length. */
export function sealedFacts(secrets: Pick<Secrets, 'seal'>, sealedFor: SealedFor, facts: object): string {
  const bytes = Buffer.byteLength(JSON.stringify(facts)) + listBytes;
  return secrets.seal(purposeOf(sealedFor), [facts, ' '.repeat(Math.ceil(bytes / unitBytes) * unitBytes - bytes)]);
}

/** The facts in a sealed value as they were sealed; nothing where they were sealed for another row, or with another key. */
export function factsIn<Facts extends object>(secrets: Pick<Secrets, 'unseal'>, sealedFor: SealedFor, sealed: string): Facts | undefined {
  const opened = secrets.unseal(purposeOf(sealedFor), sealed);
  // Nobody but the server seals, so that what opens is what it wrote.
  return Array.isArray(opened) ? (opened[0] as Facts) : undefined;
}

/** The facts in a value that this server sealed for this row. */
export function knownFactsIn<Facts extends object>(secrets: Pick<Secrets, 'unseal'>, sealedFor: SealedFor, sealed: string): Facts {
  const facts = factsIn<Facts>(secrets, sealedFor, sealed);
  if (!facts) throw new Error(`A row of ${sealedFor[0]} cannot be opened with the secret of this installation.`);
  return facts;
}
