import { sql, type Kysely, type Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { mayReach, mayUndo } from '#core/moderation/authority.ts';
import { sanctionEnd, type SanctionMeasure, type SanctionReach, type SilenceDays } from '#core/moderation/sanction.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { host, logActionOf } from '../administration/log-action.ts';
import type { ContentKinds } from '../content-kinds.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { inForce } from '../caller/refuse-sanctioned.ts';
import { changeSanctions } from '../caller/sanction-locks.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { granterOf, grantLifted } from './appealable.ts';
import type { ModerationTarget } from './moderation-target.ts';

interface Imposed {
  readonly measure: SanctionMeasure;
  readonly covers: SanctionReach;
  readonly days: SilenceDays | null;
  readonly rule: ModerationRule;
  readonly note: string;
}

/** Silences or bans an unknown author, role or not; bans replace silences and nothing replaces a ban. */
export async function impose(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  { id, authorRef }: ModerationTarget,
  { measure, covers, days, rule, note }: Imposed,
): Promise<void> {
  const { rows } = await sql`select 1 from sanction where author_ref = ${authorRef} and ${inForce(scope)}
    and (measure = 'ban' or ${measure} = 'silence') limit 1`.execute(transaction);
  if (rows.length > 0) throw new Failure('conflict', 'Its author is sanctioned already.', { code: 'CHANGED_MEANWHILE' });
  const end = sanctionEnd(scope.now, days);
  await transaction
    .insertInto('sanction')
    .values({
      id: randomId(),
      author_ref: authorRef,
      measure,
      covers,
      rule,
      note: sanitized(note),
      thing: id,
      imposed_on: scope.today,
      until: end === null ? null : new Date(end),
      lifted_at: null,
      changed_at: scope.now,
      decider: scope.moderator.keyFor('moderators'),
    })
    .execute();
}

/** Lifts an author's silences the caller may undo and grants their appeals; account-wide ones need an administrator. */
export async function lift(transaction: Transaction<Tables>, scope: PseudonymScope, { authorRef }: ModerationTarget): Promise<readonly string[]> {
  const { rows } = await sql<{
    readonly id: string;
    readonly covers: SanctionReach;
    readonly decider: string;
    readonly thing: string | null;
  }>`select id, covers, decider, thing from sanction
    where author_ref = ${authorRef} and measure = 'silence' and ${inForce(scope)} for update`.execute(transaction);
  const reached = rows.filter(({ covers }) => mayReach(scope.role, covers));
  if (reached.length === 0) throw new Failure('conflict', 'Its author is not silenced.', { code: 'CHANGED_MEANWHILE' });
  const own = reached.filter(({ decider }) => mayUndo(scope.role, decider === scope.moderator.keyFor('moderators')));
  if (own.length === 0) throw new Failure('conflict', undefined, { code: 'DECIDED_BY_ANOTHER' });
  const ids = own.map(({ id }) => id);
  await sql`update sanction set lifted_at = ${new Date(scope.now)} where id = any(${ids}::text[])`.execute(transaction);
  return grantLifted(transaction, granterOf(scope), own);
}

/** Leaves second looks at an account's silence to administrators. */
export async function refuseAccountWide(transaction: Transaction<Tables>, scope: PseudonymScope, thing: string, decider: string): Promise<void> {
  const { rows } =
    await sql`select 1 from sanction where thing = ${thing} and decider = ${decider} and measure = 'silence' and covers = 'account' and ${inForce(scope)}
    limit 1`.execute(transaction);
  if (rows.length > 0 && !scope.mayAdminister) throw new Failure('conflict', undefined, { code: 'FOR_ADMINISTRATORS' });
}

/** Lifts a silence after a second look sided with the author. */
export async function liftFor(transaction: Transaction<Tables>, scope: PseudonymScope, thing: string, decider: string): Promise<void> {
  await sql`update sanction set lifted_at = ${new Date(scope.now)} where thing = ${thing} and decider = ${decider} and measure = 'silence'
    and ${inForce(scope)}`.execute(transaction);
}

/** Current ban or silence for the host, under the author's name as administrators see it. */
export interface StoredSanction {
  readonly id: string;
  readonly measure: SanctionMeasure;
  /** Name, missing if carried over from a deleted account. */
  readonly name: string | null;
  readonly imposedOn: string;
}

export async function storedSanctions(db: Kysely<Tables>, now: number): Promise<readonly StoredSanction[]> {
  const { rows } = await sql<StoredSanction>`select sanction.id, measure, persona.name, imposed_on as "imposedOn"
    from sanction left join persona on persona.ref = sanction.author_ref where ${inForce({ now })} order by imposed_on desc, sanction.id`.execute(db);
  return rows;
}

/** Lifts a sanction and grants its appeal as host, where no administrator may. */
export async function liftByHost(db: Kysely<Tables>, kinds: ContentKinds, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await changeSanctions(transaction);
    const { rows } = await sql<{ readonly measure: SanctionMeasure; readonly thing: string | null; readonly decider: string }>`update sanction
      set lifted_at = ${new Date(now)}, changed_at = ${now}, appeal = case appeal when 'open' then 'granted' else appeal end
      where id = ${id} and ${inForce({ now })} returning measure, thing, decider`.execute(transaction);
    const [lifted] = rows;
    if (!lifted) throw new Failure('conflict', 'This does not hold any more.', { code: 'CHANGED_MEANWHILE' });
    if (lifted.measure === 'silence') await grantLifted(transaction, { today: dayOf(now), now, kinds, decider: host }, [lifted]);
    await logActionOf(transaction, { administrator: host, now }, { action: lifted.measure === 'ban' ? 'ban-lifted' : 'silence-lifted', subject: id });
  });
}
