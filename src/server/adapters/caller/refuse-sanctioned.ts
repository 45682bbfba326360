import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { sanctionCodes, type SanctionMeasure } from '#core/moderation/sanction.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { PseudonymScope } from './pseudonym-scope.ts';
import { holdSanctions } from './sanction-locks.ts';

/** SQL form of `isInForce`, since rows are chosen, changed and locked in one statement. */
export const inForce = ({ now }: Pick<PseudonymScope, 'now'>): RawBuilder<boolean> =>
  sql<boolean>`lifted_at is null and (until is null or until > ${new Date(now)})`;

/** Sanctioned personas, and the hash that carries a sanction over from a deleted account. */
export interface SanctionKeys {
  readonly personas: readonly string[];
  readonly member: string;
  readonly personaHashes: readonly string[];
}

/** Hash that continues a persona's silence after its account is deleted. */
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

/** Keys of a self-signing persona, with no known account. */
export const sanctionKeysOfSigner = (secrets: Pick<Secrets, 'reference'>, personaRef: string): SanctionKeys => ({
  personas: [personaRef],
  member: secrets.reference('bans', personaRef),
  personaHashes: [personaHash(secrets, personaRef)],
});

/** Bans and silences, except persona silences carried over from a deleted account. */
export const sanctionsOf = ({ personas, member }: SanctionKeys): RawBuilder<boolean> =>
  sql<boolean>`(author_ref = any(${personas}::text[]) or member = ${member})`;

export const ownSanctions = (keys: SanctionKeys): RawBuilder<boolean> =>
  sql<boolean>`(${sanctionsOf(keys)} or persona_hash = any(${keys.personaHashes}::text[]))`;

/** Sanctions against writing as this persona, or against the account when none is given. */
export const silencesOf = (secrets: Pick<Secrets, 'reference'>, keys: SanctionKeys, personaRef?: string): RawBuilder<boolean> =>
  sql<boolean>`(author_ref = ${personaRef ?? null} or persona_hash = ${personaRef === undefined ? null : personaHash(secrets, personaRef)}
    or (covers = 'account' and ${sanctionsOf(keys)}))`;

export async function isBanned(db: Kysely<Tables>, now: number, keys: SanctionKeys): Promise<boolean> {
  const { rows } = await sql`select 1 from sanction where measure = 'ban' and ${inForce({ now })} and ${sanctionsOf(keys)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Refuses what a ban stops, locked until the surrounding transaction ends. */
export async function refuseBanned(transaction: Transaction<Tables>, scope: PseudonymScope): Promise<void> {
  await holdSanctions(transaction);
  if (await isBanned(transaction, scope.now, sanctionKeys(scope))) throw refused('ban');
}

/** Refuses silenced personas and sanctioned accounts, locked until the surrounding transaction ends. */
export async function refuseSilenced(transaction: Transaction<Tables>, scope: PseudonymScope, personaRef?: string): Promise<void> {
  await refuseUnder(transaction, scope, silencesOf(scope.secrets, sanctionKeys(scope), personaRef));
}

/** Refuses accounts with any sanction, within the transaction that would create a persona. */
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
