import { sql, type Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { carriedEnd, type SanctionMeasure, type SanctionReach } from '#core/moderation/sanction.ts';
import { inForce, ownSanctions, personaHash, sanctionKeysOf } from '../caller/refuse-sanctioned.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

/** Sanctions that outlive a deletion: a ban, or a silence of the account or its session persona. */
const carriedKinds = ['ban', 'silence', 'DESIGNATION'] as const;

type CarriedKind = (typeof carriedKinds)[number];

export interface Carried {
  readonly isBanned: boolean;
  readonly isSilenced: boolean;
}

interface StoredRow {
  readonly measure: SanctionMeasure;
  readonly covers: SanctionReach;
  readonly author_ref: string | null;
  readonly persona_hash: string | null;
  readonly until: Date | null;
  readonly decider: string;
}

/** Uses a different hash per kind, so that sanctions of one sign-in cannot be linked. */
const keyFor = (secrets: Pick<Secrets, 'reference'>, identityKey: string, kind: CarriedKind): string =>
  kind === 'ban' ? secrets.reference('banned identity', identityKey) : secrets.reference('silenced identity', identityKey, kind);

/** Keeps the sign-ins of a banned or silenced deleted account as keyed hashes until the sanction ends. */
export async function carrySanctions(
  transaction: Transaction<Tables>,
  { secrets, now }: { readonly secrets: Pick<Secrets, 'personaOf' | 'reference'>; readonly now: number },
  accountId: string,
): Promise<Carried> {
  const { rows } = await sql<StoredRow>`select measure, covers, author_ref, persona_hash, until, decider from sanction
    where ${inForce({ now })} and ${ownSanctions(sanctionKeysOf(secrets, accountId))}`.execute(transaction);
  const identities = await transaction.selectFrom('identity').select('key').where('account_id', '=', accountId).execute();
  const stored = identities.length === 0 ? [] : [...Map.groupBy(rows, (row) => kindOf(row, secrets, accountId))];
  for (const [kind, sanctions] of stored) {
    const until = new Date(Math.max(...sanctions.map((each) => carriedEnd(each.until?.getTime() ?? null, now))));
    const decider = kind === 'ban' ? lastOf(sanctions) : '';
    await transaction
      .insertInto('banned_identity')
      .values(identities.map(({ key }) => ({ key: keyFor(secrets, key, kind), until, decider })))
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ until, decider }))
      .execute();
  }
  return { isBanned: stored.some(([kind]) => kind === 'ban'), isSilenced: stored.some(([kind]) => kind !== 'ban') };
}

/** Decider of the longest sanction, as a hash. */
const lastOf = (sanctions: readonly StoredRow[]): string =>
  sanctions.toSorted((one, other) => (one.until?.getTime() ?? Number.MAX_VALUE) - (other.until?.getTime() ?? Number.MAX_VALUE)).at(-1)?.decider ?? '';

function kindOf({ measure, covers, author_ref, persona_hash }: StoredRow, secrets: Pick<Secrets, 'personaOf' | 'reference'>, accountId: string): CarriedKind {
  if (measure === 'ban') return 'ban';
  if (covers === 'account') return 'silence';
  const ref = secrets.personaOf(accountId);
  return ref === author_ref || personaHash(secrets, ref) === persona_hash ? 'DESIGNATION' : 'silence';
}

/** Resumes a deleted account's sanctions before sign-in, naming the new account by hash alone in separate transactions. */
export async function takeUpSanctions(scope: RequestScope, identityKey: string, accountId: string): Promise<void> {
  const { db, secrets, now } = scope;
  const keys = new Map(carriedKinds.map((kind) => [keyFor(secrets, identityKey, kind), kind]));
  const known = db
    .selectFrom('banned_identity')
    .select('key')
    .where('key', 'in', [...keys.keys()]);
  for (const { key } of await known.where('until', '>', new Date(now)).execute()) await takeUp(scope, key, keys.get(key) ?? 'ban', accountId);
}

async function takeUp({ db, secrets, now }: RequestScope, key: string, kind: CarriedKind, accountId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const taken = await transaction.deleteFrom('banned_identity').where('key', '=', key).returning(['until', 'decider']).executeTakeFirst();
    if (!taken) return;
    await transaction
      .insertInto('sanction')
      .values({
        id: randomId(),
        author_ref: null,
        ...namedBy(secrets, kind, accountId),
        measure: kind === 'ban' ? 'ban' : 'silence',
        rule: 'other',
        thing: null,
        imposed_on: dayOf(now),
        until: taken.until,
        lifted_at: null,
        // Of a ban the member is notified once; the moment of a silence would join those that were taken up together.
        changed_at: kind === 'ban' ? now : 0,
        votes_out: kind === 'ban',
        decider: taken.decider,
      })
      .execute();
  });
}

function namedBy(secrets: Pick<Secrets, 'personaOf' | 'reference'>, kind: CarriedKind, accountId: string) {
  if (kind === 'ban' || kind === 'silence') return { covers: 'account', member: sanctionKeysOf(secrets, accountId).member } as const;
  return { covers: 'persona', persona_hash: personaHash(secrets, secrets.personaOf(accountId)) } as const;
}
