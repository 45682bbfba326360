import type { LedgerAction, LedgerEntry } from './ledger.ts';

/** The last lines about one thing: about whether it is shown, and about whether it is closed for comments. */
interface Announced {
  readonly shown?: LedgerAction;
  readonly locked?: LedgerAction;
}

/** Whether an action may follow what was recorded of the same thing before. A text that waited for a moderator from the start was never shown, so that its first line may say that it is restored. */
const mayFollow: Readonly<Partial<Record<LedgerAction, (announced: Announced) => boolean>>> = {
  appealed: ({ shown }) => shown === 'removed' || shown === 'upheld',
  upheld: ({ shown }) => shown === 'appealed',
  restored: ({ shown }) => shown !== 'restored',
  locked: ({ locked }) => locked !== 'locked',
  unlocked: ({ locked }) => locked === 'locked',
};

/** The number of the first entry that cannot follow those about the same thing, such as an appeal of what was never removed; undefined when all can. The entries are all there are, in their order. */
export function impossibleAt(entries: readonly Pick<LedgerEntry, 'sequence' | 'itemId' | 'action'>[]): number | undefined {
  const announced = new Map<string, Announced>();
  for (const { sequence, itemId, action } of entries) {
    const before = announced.get(itemId) ?? {};
    if (before.shown === 'deleted' || mayFollow[action]?.(before) === false) return sequence;
    const isLock = action === 'locked' || action === 'unlocked';
    announced.set(itemId, isLock ? { ...before, locked: action } : { ...before, shown: action });
  }
  return undefined;
}
