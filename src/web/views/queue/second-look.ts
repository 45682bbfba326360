import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { DecidedItem } from '#core/moderation/moderations.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import type { ModerationWords } from '#web/words/en/moderation/words.ts';

/** The measure that a second look is about; without one the decision takes something down. */
export const upheldBy = ({ stage, former }: Pick<QueueItem, 'stage' | 'former'>): AppealableMeasure | undefined =>
  stage === 'second' && (former === 'remove' || former === 'lock' || former === 'warn' || former === 'silence') ? former : undefined;

/** A decision in words: one of a second look by what became of the measure that it was about. */
export function decisionSaid(item: Pick<DecidedItem, 'stage' | 'former' | 'decision'>, words: ModerationWords): string {
  const [measure, { decision }] = [upheldBy(item), item];
  return measure && (decision === 'keep' || decision === 'remove') ? words.lookedAgain[measure][decision] : words.decisions[decision];
}
