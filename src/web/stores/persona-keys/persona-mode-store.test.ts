import { describe, expect, it } from 'vitest';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { PersonaModeStore } from './persona-mode-store.ts';

describe('the mode of a made-up name (F-07)', () => {
  it('is asked once, however often a note about it appears', async () => {
    const { session } = await aSignedInMember();
    let asked = 0;
    const facts = { anonymity: 'unlinkable', isHeld: true, ofAccount: undefined } as const;
    const store = new PersonaModeStore({ here: async () => (asked++, facts) }, session);
    expect(store.mode).toBeUndefined();
    await Promise.all([store.read(), store.read()]);
    await store.read();
    expect([store.mode, asked]).toEqual(['unlinkable', 1]);
  });
});
