import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { sanctionCodes, type SanctionMeasure } from '#core/moderation/sanction.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from './pseudonym-scope.ts';
import { holdSanctions } from './sanction-locks.ts';

/** The sanctions that hold now: `isInForce` of core as a condition, for the rows are chosen, changed and locked by it in one statement. */
export const inForce = ({ now }: Pick<PseudonymScope, 'now'>): RawBuilder<boolean> =>
  sql<boolean>`lifted_at is null and (until is null or until > ${new Date(now)})`;

/**
 * The keys by which sanctions name a member: the personas that wrote what they are for, and for one from an account that was deleted a hash of the new
 * account, or of its persona.
 */
export interface SanctionKeys {
  readonly personas: readonly string[];
  readonly member: string;
  readonly personaHashes: readonly string[];
}

/** The hash by which the silence of a persona goes on from an account that was deleted. */
export const personaHash = (secrets: Pick<Secrets, 'reference'>, personaRef: string): string => secrets.reference('silences', personaRef);

export function sanctionKeysOf(secrets: Pick<Secrets, 'personaOf' | 'reference'>, accountId: string): SanctionKeys {
  const personas = [secrets.personaOf(accountId)];
  return { personas, member: secrets.reference('bans', accountId), personaHashes: personas.map((ref) => personaHash(secrets, ref)) };
}

export const sanctionKeys = (scope: PseudonymScope): SanctionKeys => ({
  personas: scope.personas,
  member: scope.keyFor('bans'),
  personaHashes: scope.personas.map((ref) => personaHash(scope.secrets, ref)),
});

/** The keys of a persona that signs by itself: no account is known to stand behind it. */
export const sanctionKeysOfSigner = (secrets: Pick<Secrets, 'reference'>, personaRef: string): SanctionKeys => ({
  personas: [personaRef],
  member: secrets.reference('bans', personaRef),
  personaHashes: [personaHash(secrets, personaRef)],
});

/** The bans of one member, and the silences but for those of a persona that go on from an account that was deleted. */
export const sanctionsOf = ({ personas, member }: SanctionKeys): RawBuilder<boolean> =>
  sql<boolean>`(author_ref = any(${personas}::text[]) or member = ${member})`;

/** All sanctions of one member. */
export const ownSanctions = (keys: SanctionKeys): RawBuilder<boolean> =>
  sql<boolean>`(${sanctionsOf(keys)} or persona_hash = any(${keys.personaHashes}::text[]))`;

/** The sanctions under which a member may not write as this persona; without a persona, those of the account. */
export const silencesOf = (secrets: Pick<Secrets, 'reference'>, keys: SanctionKeys, personaRef?: string): RawBuilder<boolean> =>
  sql<boolean>`(author_ref = ${personaRef ?? null} or persona_hash = ${personaRef === undefined ? null : personaHash(secrets, personaRef)}
    or (covers = 'account' and ${sanctionsOf(keys)}))`;

/** Whether an account is banned. */
export async function isBanned(db: Kysely<Tables>, now: number, keys: SanctionKeys): Promise<boolean> {
  const { rows } = await sql`select from sanction where measure = 'ban' and ${inForce({ now })} and ${sanctionsOf(keys)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Refuses what a ban stops. It is in the transaction of everything that may not come past a ban, and holds until that ends. */
export async function refuseBanned(transaction: Transaction<Tables>, scope: PseudonymScope): Promise<void> {
  await holdSanctions(transaction);
  if (await isBanned(transaction, scope.now, sanctionKeys(scope))) throw refused('ban');
}

/**
 * Refuses to write under a persona that is silenced, or whose account is silenced or banned; without a persona, only where the account is. It is in
 * the transaction of everything that a silence stops, and holds until that ends.
 */
export async function refuseSilenced(transaction: Transaction<Tables>, scope: PseudonymScope, personaRef?: string): Promise<void> {
  await refuseUnder(transaction, scope, silencesOf(scope.secrets, sanctionKeys(scope), personaRef));
}

/** Refuses an account of which any persona is silenced, in whatever reach, or that is banned. It is in the transaction of what is to make no new persona. */
export async function refuseAnySanctioned(transaction: Transaction<Tables>, scope: PseudonymScope): Promise<void> {
  await refuseUnder(transaction, scope, ownSanctions(sanctionKeys(scope)));
}

async function refuseUnder(transaction: Transaction<Tables>, scope: PseudonymScope, which: RawBuilder<unknown>): Promise<void> {
  await holdSanctions(transaction);
  const { rows } = await sql<{ readonly measure: SanctionMeasure }>`select measure from sanction where ${inForce(scope)} and ${which}
    order by measure limit 1`.execute(transaction);
  if (rows[0]) throw refused(rows[0].measure);
}

const refused = (measure: SanctionMeasure): Failure => new Failure('conflict', undefined, { code: sanctionCodes[measure] });
