import type { Transaction } from 'kysely';
import { longestAuthorNote } from '#core/moderation/interventions.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import type { LoggedDecision } from '#core/moderation/moderations.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { ModerationTarget } from './moderation-target.ts';

interface Logged {
  readonly decision: LoggedDecision;
  readonly rule: ModerationRule;
  readonly note?: string;
}

export async function logDecision(
  transaction: Transaction<Tables>,
  scope: PseudonymScope,
  { id, kind, version }: ModerationTarget,
  { decision, rule, note = '' }: Logged,
): Promise<void> {
  await transaction
    .insertInto('moderation_item')
    .values({
      id: randomId(),
      thing: id,
      thing_type: kind.type,
      cause: 'moderator',
      stage: 'first',
      opened_on: scope.today,
      suggested_rule: rule,
      decision,
      rule,
      decided_version: version,
      author_note: sanitized(note, longestAuthorNote),
      decided_on: scope.today,
      decided_at: scope.now,
      decider: scope.moderator.keyFor('moderators'),
    })
    .execute();
}
