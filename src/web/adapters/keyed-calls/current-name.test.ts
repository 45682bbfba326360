import { expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { HeldKey } from '#core/persona-keys/persona-keys.ts';
import { CurrentName } from './current-name.ts';

it('the name of a key is asked for once, and again where no answer came or the server said that it is another one', async () => {
  const now = { userName: 'Brave Kite', avatarUri: '3-rose' };
  let held: HeldKey = { publicKey: 'k', persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } };
  let [isOut, asked] = [true, 0];
  const name = new CurrentName(
    { held: async () => held, note: async ({ persona }) => void (held = { ...held, ...(persona && { persona }) }) },
    {
      own: async () => {
        asked++;
        if (isOut) throw new Failure('offline');
        return { ...now, hasCopy: false };
      },
    },
  );
  expect(await name.of(held)).toMatchObject({ userName: 'Quiet Banyan' });
  isOut = false;
  expect([await name.of(held), await name.of(held), asked]).toEqual([now, now, 2]);
  name.forget();
  expect([await name.of(held), asked]).toEqual([now, 3]);
});
