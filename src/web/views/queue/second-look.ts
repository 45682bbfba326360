import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { DecidedItem } from '#core/moderation/moderations.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import type { ModerationWords } from '#web/words/en/moderation/words.ts';

/** Measure under appeal. Without one the decision removes content. */
export const upheldBy = ({ stage, former }: Pick<QueueItem, 'stage' | 'former'>): AppealableMeasure | undefined =>
  stage === 'second' && (former === 'remove' || former === 'lock' || former === 'warn' || former === 'silence') ? former : undefined;

/** Decision in words. On appeal, by the fate of the measure. */
export function decisionSaid(item: Pick<DecidedItem, 'stage' | 'former' | 'decision'>, words: ModerationWords): string {
  const [measure, { decision }] = [upheldBy(item), item];
  return measure && (decision === 'keep' || decision === 'remove') ? words.lookedAgain[measure][decision] : words.decisions[decision];
}
