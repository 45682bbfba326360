import { describe, expect, it } from 'vitest';
import { impossibleAt } from './ledger-order.ts';
import type { LedgerAction } from './ledger.ts';

const about = (itemId: string, ...actions: LedgerAction[]) => actions.map((action, at) => ({ sequence: at + 1, itemId, action }));

describe('the order of the lines about one thing (F-04, T-3)', () => {
  it.each<LedgerAction[][]>([
    [[]],
    [['flagged', 'restored', 'flagged', 'removed', 'appealed', 'restored', 'deleted']],
    [['removed', 'appealed', 'upheld', 'restored', 'removed', 'deleted']],
    [['restored', 'removed', 'restored', 'flagged', 'deleted']],
    [['locked', 'removed', 'appealed', 'unlocked', 'restored', 'locked', 'deleted']],
    [['published']],
  ])('can be %o', (actions) => expect(impossibleAt(about('a', ...actions))).toBeUndefined());

  it.each<[LedgerAction[], number]>([
    [['appealed'], 1],
    [['flagged', 'appealed'], 2],
    [['removed', 'upheld'], 2],
    [['removed', 'appealed', 'restored', 'upheld'], 4],
    [['removed', 'restored', 'appealed'], 3],
    [['removed', 'restored', 'restored'], 3],
    [['unlocked'], 1],
    [['locked', 'locked'], 2],
    [['deleted', 'restored'], 2],
    [['deleted', 'locked'], 2],
  ])('cannot be %o', (actions, at) => expect(impossibleAt(about('a', ...actions))).toBe(at));

  it('is that of each thing by itself', () => {
    const [removed, appealed] = about('a', 'removed', 'appealed');
    const other = { sequence: 2, itemId: 'b', action: 'appealed' } as const;
    expect(impossibleAt([removed!, { ...appealed!, sequence: 3 }])).toBeUndefined();
    expect(impossibleAt([removed!, other, { ...appealed!, sequence: 3 }])).toBe(2);
  });
});
