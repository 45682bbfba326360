import { describe, expect, it } from 'vitest';
import { contributionKinds } from '../kinds/contribution-kinds.ts';
import { promptsFor, promptsOnDevice } from './contribution-prompt.ts';

const koyal = { urlName: 'koyal-pay', name: 'Koyal Pay' };
const reported = (prompts: ReturnType<typeof promptsFor>) => prompts.map(({ type, mode, company }) => [type, mode, company?.name ?? null]);

describe('what a reader is asked for (R-091)', () => {
  it('is every kind in its order, of no company where none is known', () => {
    expect(reported(promptsFor(null))).toEqual(contributionKinds.map((kind) => [kind, 'generic', null]));
    expect(promptsFor(null)[0]?.type).toBe('review');
  });

  it('is of where a member works, as their profile says', () => {
    expect(promptsFor(koyal).every(({ mode, company }) => mode === 'new' && company === koyal)).toBe(true);
  });

  it('begins with what was begun on this device and did not arrive', () => {
    const keys = [
      { publicKey: 'a', kind: 'salary', about: 'Koyal Pay' },
      { publicKey: 'b', kind: 'review', about: 'Koyal Pay', thingId: 'r1' },
      { publicKey: 'c', kind: 'photo' },
    ] as const;
    expect(reported(promptsOnDevice(promptsFor(koyal), keys)).slice(0, 3)).toEqual([
      ['salary', 'pending', null],
      ['review', 'new', 'Koyal Pay'],
      ['interview', 'new', 'Koyal Pay'],
    ]);
  });
});
