import { describe, expect, it } from 'vitest';
import { faultsIn, type ChatHistory, type Recorded } from './chat-history.ts';

const ids = ['a1', 'b1', 'a2', 'b2', 'a3'] as const;
const whole: readonly Recorded[] = ids.map((clientMessageId, at) => ({ clientMessageId, seq: at + 1 }));

/** Faultless history, with planted changes. */
const aHistory = (planted: Partial<ChatHistory> = {}): ChatHistory => ({
  written: { Asha: ['a1', 'a2', 'a3'], Bela: ['b1', 'b2'] },
  acknowledged: ids,
  timelines: { Asha: whole, Bela: whole },
  kept: whole,
  ...planted,
});

const swapped = (one: number, other: number): readonly Recorded[] =>
  whole.map((recorded, at) => whole[at === one ? other : at === other ? one : at] ?? recorded);

describe('the judge of histories of chat (B-24)', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(faultsIn(aHistory())).toEqual({ lost: [], twice: [], outOfOrder: [] });
  });

  it('finds what is missing in one timeline, and only that', () => {
    const faults = faultsIn(aHistory({ timelines: { Asha: whole, Bela: whole.toSpliced(2, 1) } }));
    expect(faults).toEqual({ lost: ['a2 is not in Bela'], twice: [], outOfOrder: [] });
  });

  it('finds what is twice in one timeline, under the same number or another', () => {
    const again = whole.toSpliced(3, 0, { clientMessageId: 'a2', seq: 3 });
    const afresh = [...whole, { clientMessageId: 'a2', seq: 6 }];
    expect(faultsIn(aHistory({ timelines: { Asha: again } })).twice).toEqual(['a2 is more than once in Asha', 'number 3 is more than once in Asha']);
    expect(faultsIn(aHistory({ timelines: { Asha: whole, Bela: afresh }, kept: afresh })).twice).toEqual([
      'a2 is more than once in Bela',
      'a2 is more than once in the database',
    ]);
  });

  it('finds two that are swapped in one timeline', () => {
    expect(faultsIn(aHistory({ timelines: { Asha: swapped(1, 2), Bela: whole } }))).toEqual({
      lost: [],
      twice: [],
      outOfOrder: ['number 2 comes too late in Asha'],
    });
  });

  it('finds that what one wrote later came to stand before, though all timelines agree', () => {
    const all = swapped(0, 2).map(({ clientMessageId }, at) => ({ clientMessageId, seq: at + 1 }));
    expect(faultsIn(aHistory({ timelines: { Asha: all, Bela: all }, kept: all })).outOfOrder).toEqual(['a2 of Asha overtook']);
  });

  it('finds what was acknowledged and is gone, and what nobody wrote (B-25)', () => {
    const rest = whole.slice(0, 4);
    const { lost } = faultsIn(aHistory({ timelines: { Asha: rest }, kept: rest }));
    expect(lost).toEqual(['a3 is not in Asha', 'a3 is not in the database', 'a3 was acknowledged, and is not in the database']);
    expect(faultsIn(aHistory({ timelines: { Asha: [...whole, { clientMessageId: 'x', seq: 6 }] } })).twice).toEqual(['nobody wrote x in Asha']);
  });
});
