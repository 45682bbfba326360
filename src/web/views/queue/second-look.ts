import type { AppealableMeasure } from '#core/moderation/moderation-outcome.ts';
import type { DecidedItem, Decision } from '#core/moderation/moderations.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import type { ModerationWords } from '#web/words/en/moderation/words.ts';
import type { Confirmation } from './DecisionQuestion.tsx';

/** Measure under appeal. Without one the decision removes content. */
export const upheldBy = ({ stage, former }: Pick<QueueItem, 'stage' | 'former'>): AppealableMeasure | undefined =>
  stage === 'second' && (former === 'remove' || former === 'lock' || former === 'warn' || former === 'silence') ? former : undefined;

/** Decision in words. On appeal, by the fate of the measure. */
export function decisionSaid(item: Pick<DecidedItem, 'stage' | 'former' | 'decision'>, words: ModerationWords): string {
  const [measure, { decision }] = [upheldBy(item), item];
  return measure && (decision === 'keep' || decision === 'remove') ? words.lookedAgain[measure][decision] : words.decisions[decision];
}

/** Decisions that are public and final: to take down, and to bring back what was taken down. */
export function confirmationsOf(
  item: Pick<QueueItem, 'stage' | 'former'>,
  { remove, keep }: ModerationWords['confirming'],
  rule: string,
): Readonly<Partial<Record<Decision, Confirmation>>> {
  const measure = upheldBy(item);
  if (measure === undefined) return { remove: { question: remove.question(rule), yes: remove.yes } };
  return measure === 'remove' ? { keep } : {};
}
