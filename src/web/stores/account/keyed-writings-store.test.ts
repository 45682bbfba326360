import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { deletedName } from '#core/persona-keys/name-away.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeDeletionAttempts } from '#tests/fakes/account/fake-deletion-attempts.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeKeyedPersonas } from '#tests/fakes/persona-keys/fake-keyed-personas.ts';
import { aKeyedBackend } from '#tests/fakes/persona-keys/fake-keyed-backend.ts';
import { FakePersonaKeys, type FakeDevice } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { keyedWritingsOf } from '#tests/fakes/account/keyed-writings-of.ts';
import { draft } from '#tests/ports/reviews/contributed-reviews.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { AccountStore } from './account-store.ts';

const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };
const banyan = { userName: 'Quiet Banyan', avatarUri: '17-sky' };
const three = { posts: 1, comments: 2, questions: 0 };

async function aWriter() {
  const { session, member, markers, clock, drafts } = await aSignedInMember();
  const [backend, lines]: [ReturnType<typeof aKeyedBackend>, FakeDevice] = [aKeyedBackend(), new Map()];
  const keys = new FakePersonaKeys(lines, () => session.member?.userId);
  const { publicKey } = await keys.make();
  await keys.note({ persona: banyan });
  backend.personas.set(publicKey, banyan);
  backend.written.set(publicKey, three);
  markers.areKeysKept = true;
  const personas = new FakeKeyedPersonas(backend, () => publicKey);
  const device = keyedWritingsOf(session, keys, personas);
  for (const _ of [1, 2]) await device.reviews.send(company, draft);
  const accounts = new FakeAccounts();
  const account = new AccountStore(accounts, new FakeDeletionAttempts(), drafts, new FakeClipboards(), device.store, session, clock);
  await account.open();
  await device.store.open();
  account.type('DELETE');
  const said = () => device.store.parts.map((part) => (part.group === 'name' ? [part.userName, part.written] : [part.group, part.local.length]));
  return { ...device, account, accounts, session, member, markers, clock, backend, persona: keys, personas, lines, said };
}

describe('an account that is deleted where keys of the device wrote something (R-155, F-07)', () => {
  it('lists the name with its writings, and contributions by kind, which need no decision', async () => {
    const { said, account } = await aWriter();
    expect(said()).toEqual([
      ['Quiet Banyan', three],
      ['review', 2],
    ]);
    expect(account.ticked).toHaveLength(2);
  });

  it('goes after all of it, and leaves no key', async () => {
    const { account, accounts, backend, keys, persona, personas, store } = await aWriter();
    const order: string[] = [];
    const [remove, gone] = [personas.remove.bind(personas), accounts.delete.bind(accounts)];
    personas.remove = async () => (order.push('name'), remove());
    accounts.delete = async (...given) => (order.push(`account, with ${(await keys.list()).filter(({ about }) => about).length} reviews`), gone(...given));
    expect(await account.delete('DELETE')).toBe(true);
    expect(order).toEqual(['name', 'account, with 0 reviews']);
    expect([backend.personas.size, await persona.local(), await keys.list(), account.left]).toEqual([0, undefined, [], []]);
    expect(store.gone.map(({ group }) => group)).toEqual(['name', 'review']);
  });

  it('stays if a deletion failed and says what remains; the next try takes the rest', async () => {
    const { account, accounts, personas, persona, said, session } = await aWriter();
    personas.remove = () => Promise.reject(new Failure('limited'));
    expect(await account.delete('DELETE')).toBe(false);
    expect([account.problem, accounts.state, session.isSignedIn, said()]).toEqual(['byKey', 'active', true, [['Quiet Banyan', three]]]);
    expect(await persona.local()).toBeDefined();
    account.choose('name', 'leave');
    expect(account.ticked).toEqual([]);
    expect(await account.delete('DELETE')).toBe(true);
    expect([accounts.state, account.left.map(({ group }) => group)]).toEqual(['deleted', ['name']]);
  });

  it('goes at the next try if ticked only then, even if the first is unresolved', async () => {
    const { account, accounts, persona, clock } = await aWriter();
    accounts.breaksOff = 'before';
    account.choose('name', 'leave');
    expect(await clock.passUntil(account.delete('DELETE'))).toBe(false);
    expect([account.problem, (await persona.local()) !== undefined]).toEqual(['undone', true]);
    accounts.breaksOff = undefined;
    account.choose('name', 'delete');
    expect(await account.delete('DELETE')).toBe(true);
    expect([await persona.local(), account.left]).toEqual([undefined, []]);
  });

  it('asks no further without a connection', async () => {
    const { account, accounts, personas, said } = await aWriter();
    personas.remove = () => Promise.reject(new Failure('offline'));
    expect(await account.delete('DELETE')).toBe(false);
    expect([account.problem, accounts.state, said().length]).toEqual(['byKey', 'active', 2]);
  });

  it.each(['SIGN_IN_AGAIN', 'LAST_ADMINISTRATOR'] as const)('deletes nothing of it while the account cannot go: %s', async (refusedBy) => {
    const { account, accounts, said } = await aWriter();
    if (refusedBy === 'SIGN_IN_AGAIN') accounts.wantsLogin = true;
    else accounts.appoint();
    expect(await account.delete('DELETE')).toBe(false);
    expect([account.problem, said().length]).toEqual([refusedBy === 'SIGN_IN_AGAIN' ? 'again' : 'last', 2]);
  });

  it('leaves the keys of what stays in the browser, ownerless, with the name', async () => {
    const { account, backend, lines, keys, reviews } = await aWriter();
    account.choose('name', 'leave');
    account.choose('review', 'leave');
    const before = (await reviews.local()).length;
    expect(await account.delete('DELETE')).toBe(true);
    expect([before, backend.personas.size, account.left.map(({ group }) => group)]).toEqual([2, 1, ['name', 'review']]);
    expect([...lines.keys()].every((owner) => owner.startsWith('nobody '))).toBe(true);
    expect(await keys.list()).toEqual([]);
  });

  it('marks the name as deleted, so that an account which could not go says so', async () => {
    const { account, accounts, storage } = await aWriter();
    accounts.delete = () => Promise.reject(new Failure('limited'));
    expect(await account.delete('DELETE')).toBe(false);
    expect([account.problem, deletedName.isMarked(storage)]).toEqual(['limited', true]);
  });

  it('lists no name that was deleted elsewhere', async () => {
    const { backend, store, said } = await aWriter();
    backend.personas.clear();
    await store.open();
    expect(said()).toEqual([['review', 2]]);
  });
});
