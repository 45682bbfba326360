import { createHash } from 'node:crypto';

interface Step {
  readonly name: string;
  readonly checksum: string;
}

/** The step that makes the schema as the steps before it left it, which earlier versions took one by one. */
const schemaStep = '0288-schema';

/** The last of those steps, and the SHA-256 of the names and checksums of all of them. */
const lastFormer = '0288-company-quarter';
const formerDigest = '0a24b0afbb8f8421e5584bb0f80c90268775eb13777a14b696976d61e367c384';

/** The version that brings an older database that far. */
const versionBefore = 'a8d0680f0';

/** Says the steps of a database or backup as this version names them: all former ones are one. */
export function namedToday<Taken extends Step>(taken: readonly Taken[], known: readonly Step[]): readonly Step[] {
  const schema = known.find(({ name }) => name === schemaStep);
  const former = taken.filter(({ name }) => name <= lastFormer);
  return schema && former.length > 0 && digestOf(former) === formerDigest ? [schema, ...taken.slice(former.length)] : taken;
}

/** Says why a step is unknown that an earlier version took: the schema comes first. */
export function oldStepReason(name: string, known: readonly Step[], of: 'database' | 'backup'): string | undefined {
  if (name > lastFormer || known[0]?.name !== schemaStep) return undefined;
  const first =
    of === 'database' ? 'Back it up and start that version on it first, then this one' : 'Restore it with that version, start that once, and back it up again';
  return `it was left before ${lastFormer} by an earlier version, and only version ${versionBefore} goes on from there. ${first}`;
}

const digestOf = (steps: readonly Step[]): string =>
  createHash('sha256')
    .update(steps.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''))
    .digest('hex');
