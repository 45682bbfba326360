import { expect, it } from 'vitest';
import { aPostServer } from '#tests/posts/helpers.ts';
import { hasAccountName } from './has-account-name.ts';

it('finds the made-up name that is kept with an account, and none where there is none (F-07)', async () => {
  const server = await aPostServer();
  const [named, byJob] = [server.aMember({ only: 'ANONYMOUS' }), server.aMember({ only: 'DESIGNATION' })];
  const asked = [named, byJob].map(({ caller }) => hasAccountName(server, caller.member.userId));
  expect(await Promise.all(asked)).toEqual([true, false]);
});
