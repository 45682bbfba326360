import { isStill, type LedgerAction, type LedgerEntry } from './ledger.ts';

interface Announced {
  readonly shown?: LedgerAction;
  readonly locked?: LedgerAction;
  readonly asked?: LedgerAction;
}

/** Allows a first line of 'restored' for texts that never appeared. */
const mayFollow: Readonly<Partial<Record<LedgerAction, (announced: Announced) => boolean>>> = {
  appealed: ({ shown }) => shown === 'removed' || shown === 'upheld',
  upheld: ({ shown }) => shown === 'appealed',
  restored: ({ shown }) => shown !== 'restored',
  locked: ({ locked }) => locked !== 'locked',
  unlocked: ({ locked }) => locked === 'locked',
  kept: ({ asked }) => asked === 'asked',
};

const aboutStill: Readonly<Partial<Record<LedgerAction, keyof Announced>>> = { locked: 'locked', unlocked: 'locked', asked: 'asked', kept: 'asked' };

/** First impossible entry in the full ordered ledger, such as an appeal without removal. */
export function impossibleAt(entries: readonly Pick<LedgerEntry, 'sequence' | 'itemId' | 'action'>[]): number | undefined {
  const announced = new Map<string, Announced>();
  for (const { sequence, itemId, action } of entries) {
    const before = announced.get(itemId) ?? {};
    if (before.shown === 'deleted' || mayFollow[action]?.(before) === false) return sequence;
    const about = isStill(action) ? aboutStill[action] : 'shown';
    announced.set(itemId, { ...before, ...(about && { [about]: action }) });
  }
  return undefined;
}
