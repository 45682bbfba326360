import { expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { LocalKey } from '#core/persona-keys/persona-keys.ts';
import { CurrentName } from './current-name.ts';

it('a key’s name is asked for once, and again when unanswered or changed', async () => {
  const now = { userName: 'Brave Kite', avatarUri: '3-rose' };
  let local: LocalKey = { publicKey: 'k', persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } };
  let [isOut, asked] = [true, 0];
  const name = new CurrentName(
    { local: async () => local, note: async ({ persona }) => void (local = { ...local, ...(persona && { persona }) }) },
    {
      own: async () => {
        asked++;
        if (isOut) throw new Failure('offline');
        return { ...now, hasCopy: false };
      },
    },
  );
  expect(await name.of(local)).toMatchObject({ userName: 'Quiet Banyan' });
  isOut = false;
  expect([await name.of(local), await name.of(local), asked]).toEqual([now, now, 2]);
  name.forget();
  expect([await name.of(local), asked]).toEqual([now, 3]);
});
