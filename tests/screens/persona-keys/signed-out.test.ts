import { expect, it } from 'vitest';
import { ofMemberAlone } from '#web/app/persona-keys/keys-of.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';

it('a key in a browser fills in no page after signing out (F-07)', async () => {
  const { session } = await aSignedInMember();
  const keys = new FakePersonaKeys(new Map(), () => session.member?.userId);
  const { publicKey } = await keys.make();
  const filling = ofMemberAlone(session, keys);
  expect(await filling.local()).toMatchObject({ publicKey });
  await keys.release();
  session.part();
  expect([session.isGuest, await keys.local(), await filling.local()]).toEqual([true, expect.objectContaining({ publicKey }), undefined]);
});
