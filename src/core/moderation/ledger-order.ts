import type { LedgerAction, LedgerEntry } from './ledger.ts';

interface Announced {
  readonly shown?: LedgerAction;
  readonly locked?: LedgerAction;
}

/** Allows a first line of 'restored' for texts that never appeared. */
const mayFollow: Readonly<Partial<Record<LedgerAction, (announced: Announced) => boolean>>> = {
  appealed: ({ shown }) => shown === 'removed' || shown === 'upheld',
  upheld: ({ shown }) => shown === 'appealed',
  restored: ({ shown }) => shown !== 'restored',
  locked: ({ locked }) => locked !== 'locked',
  unlocked: ({ locked }) => locked === 'locked',
};

/** First impossible entry in the full ordered ledger, such as an appeal without removal. */
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
