import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { onDay } from '#core/moderation/appeal-time.ts';
import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import { announcedOf, type KeptDecision } from '#core/moderation/outcome-of.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized } from '../content/sanitized-text.ts';
import type { ContentKinds } from '../content-kinds.ts';
import type { Tables } from '../database/tables.ts';
import { keepVersionsFrom } from './earlier-versions.ts';
import type { ModerationTarget } from './moderation-target.ts';

const mostDecisions = 12;

interface DecidedItem extends KeptDecision {
  readonly item: Selectable<Tables['moderation_item']>;
}

export async function decisionsOn(db: Kysely<Tables>, thing: string): Promise<readonly DecidedItem[]> {
  const items = await db.selectFrom('moderation_item').selectAll().where('thing', '=', thing).orderBy('place', 'desc').limit(mostDecisions).execute();
  return items.map((item) => {
    const { stage, decision, rule, suggested_rule: suggestedRule, decided_on: decidedOn, former, author_note: authorNote } = item;
    return { stage, decision, rule, suggestedRule, decidedOn, former, authorNote, item };
  });
}

/** Decision the author may appeal today; pending reports do not prevent it, another appeal does. */
export async function appealable(
  transaction: Transaction<Tables>,
  { id, kind, status, lockedFor }: ModerationTarget,
  today: string,
  measure?: AppealableMeasure,
): Promise<Selectable<Tables['moderation_item']> | undefined> {
  const announced = announcedOf(status, lockedFor !== null, await decisionsOn(transaction, id));
  return announced.find(({ outcome }) => onDay(kind.type, outcome, today).mayAppeal && (measure === undefined || outcome.measure === measure))?.kept.item;
}

export const openAppeal = (transaction: Transaction<Tables>, thing: string): Promise<Selectable<Tables['moderation_item']> | undefined> =>
  transaction
    .selectFrom('moderation_item')
    .selectAll()
    .where('thing', '=', thing)
    .where('stage', '=', 'second')
    .where('decision', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export interface LiftedSilence {
  readonly thing: string | null;
  readonly decider: string;
}

export interface Granter {
  readonly today: string;
  readonly now: number;
  readonly decider: string;
  readonly kinds: ContentKinds;
}

export const granterOf = (scope: PseudonymScope): Granter => ({
  today: scope.today,
  now: scope.now,
  kinds: scope.kinds,
  decider: scope.moderator.keyFor('moderators'),
});

/** Grants appeals against lifted silences; all deciders must have taken the sanctions lock. */
export async function grantLifted(transaction: Transaction<Tables>, granter: Granter, lifted: readonly LiftedSilence[]): Promise<readonly string[]> {
  const granted: string[] = [];
  for (const { thing, decider } of lifted) {
    if (thing === null) continue;
    const { numUpdatedRows } = await transaction
      .updateTable('moderation_item')
      .set({
        decision: 'keep',
        rule: sql`suggested_rule`,
        author_note: sanitized(''),
        decided_on: granter.today,
        decided_at: granter.now,
        decided_version: sql<number>`(select version from ${granter.kinds.contentBy('id', [thing], 'version')})`,
        decider: granter.decider,
      })
      .where('thing', '=', thing)
      .where('stage', '=', 'second')
      .where('decision', 'is', null)
      .where('former', '=', 'silence')
      .where('former_decider', '=', decider)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    await keepVersionsFrom(transaction, thing, granter.today);
    granted.push(thing);
  }
  return granted;
}
