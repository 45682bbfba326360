import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { DeletionChoice, DeletionReceipt } from '#core/account/account-deletion.ts';
import type { Accounts } from '#core/account/accounts.ts';
import { FakeDeletionAttempts } from '#tests/fakes/account/fake-deletion-attempts.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { nothingWritten } from '#core/personas/written-counts.ts';
import { someDrafts } from '#tests/drafts.ts';
import { keyedWritingsOf } from '#tests/fakes/account/keyed-writings-of.ts';
import { FakePersonaKeys, type FakeDevice } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import type { aMember } from '#tests/members.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { AccountStore } from './account-store.ts';

const receipt: DeletionReceipt = {
  receiptNumber: 'k3v9x0q2m7c1t8zb',
  deletedOn: '2026-11-20',
  deleted: [{ item: 'account', count: 1 }],
  left: [{ item: 'backups', because: 'expires-by-itself' }],
};

async function anAccount(drafts = someDrafts(), owner?: ReturnType<typeof aMember>) {
  const server: { failure: Failure | undefined; choices: DeletionChoice[] } = { failure: undefined, choices: [] };
  const stumble = () => {
    if (server.failure) throw server.failure;
  };
  const accounts: Accounts = {
    deactivate: async () => stumble(),
    reactivate: async () => stumble(),
    preview: async () => ({ refusedBy: null, designationProfile: nothingWritten, feedback: 0 }),
    delete: async (choice) => {
      stumble();
      server.choices.push(choice);
      return receipt;
    },
    receipt: async () => {
      throw new Failure(server.failure?.kind ?? 'missing');
    },
  };
  const { session, sessions, member, tabs, markers, clock } = await aSignedInMember({ drafts, ...(owner && { member: owner }) });
  const clipboards = new FakeClipboards();
  const device: FakeDevice = new Map();
  const keys = new FakePersonaKeys(device, () => session.member?.userId);
  const store = new AccountStore(accounts, new FakeDeletionAttempts(), drafts, clipboards, keyedWritingsOf(session, keys).store, session, clock);
  await store.open();
  return { server, accounts, store, session, sessions, member, tabs, markers, clock, clipboards, device, keys };
}

const again = new Failure('conflict', 'Please sign in again first.', { code: 'SIGN_IN_AGAIN' });

describe('deleting an account (R-155)', () => {
  it('needs the word, in capital or small letters', async () => {
    const { server, store } = await anAccount();
    store.type('DELETED');
    expect(await store.delete('DELETE')).toBe(false);
    expect([store.isMistyped, server.choices]).toEqual([true, []]);
    store.type(' delete ');
    expect(await store.delete('DELETE')).toBe(true);
  });

  it('takes a Hindi word however it was put together', async () => {
    const { store } = await anAccount();
    store.type('मिटाएँ'.normalize('NFD'));
    expect(await store.delete('मिटाएँ')).toBe(true);
  });

  it('takes the English word beside a Hindi one, for a keyboard without Hindi letters', async () => {
    const { store } = await anAccount();
    store.type('Delete');
    expect(await store.delete('मिटाएँ')).toBe(true);
  });

  it('takes a Hindi word with a dot where a moon-dot belongs, and no other', async () => {
    const { store } = await anAccount();
    store.type('मिटाए');
    expect(await store.delete('मिटाएँ')).toBe(false);
    store.type('मिटाएं');
    expect(await store.delete('मिटाएँ')).toBe(true);
  });

  it('deletes all that could be left, but for what the member leaves', async () => {
    const { server, store } = await anAccount();
    store.choose('feedback', 'leave');
    store.type('DELETE');
    await store.delete('DELETE');
    expect(server.choices).toEqual([{ designationProfile: 'delete', feedback: 'leave' }]);
  });

  it('keeps the choices while its owner logs in once more (S-25)', async () => {
    const drafts = someDrafts();
    const { server, store, member, session } = await anAccount(drafts);
    server.failure = again;
    store.choose('designationProfile', 'leave');
    store.type('DELETE');
    expect(await store.delete('DELETE')).toBe(false);
    expect([store.problem, session.isSignedIn]).toEqual(['again', true]);
    const later = await anAccount(drafts, member);
    expect(later.store.draft.fields.designationProfile).toBe('leave');
    expect(later.store.typed).toBe('');
  });

  it('leaves the receipt and nobody, here and in the other tabs', async () => {
    const { store, session, tabs, markers, clipboards } = await anAccount();
    store.type('DELETE');
    await store.delete('DELETE');
    expect([store.receipt, session.isSignedIn, session.member]).toEqual([receipt, false, undefined]);
    expect([tabs.reloads, tabs.recorded, markers.hasForgotten]).toEqual([[], ['signed-out'], true]);
    expect(await store.copy('the receipt')).toBe(true);
    expect(clipboards.text).toBe('the receipt');
  });

  it('leaves a made-up name’s key to nobody, so that another account finds it here', async () => {
    const { store, markers, keys, device } = await anAccount();
    markers.areKeysKept = true;
    const made = await keys.make();
    store.type('DELETE');
    await store.delete('DELETE');
    expect(await new FakePersonaKeys(device, () => 'another').offered()).toEqual([made]);
  });

  it.each([
    ['offline', undefined, 'offline'],
    ['limited', undefined, 'limited'],
    ['broken', undefined, 'unknown'],
    ['conflict', undefined, 'failed'],
    ['conflict', 'LAST_ADMINISTRATOR', 'last'],
  ] as const)('that failed as %s with %s says so, and nobody is signed out', async (kind, code, problem) => {
    const { server, store, session, clock } = await anAccount();
    server.failure = new Failure(kind, undefined, { ...(code && { code }) });
    store.type('DELETE');
    expect(await clock.passUntil(store.delete('DELETE'))).toBe(false);
    expect([store.problem, session.isSignedIn, store.receipt]).toEqual([problem, true, undefined]);
  });
});

describe('deactivating an account (R-155)', () => {
  it('signs out in all tabs, says so, and keeps the browser’s data for its member', async () => {
    const { store, session, tabs, markers } = await anAccount();
    expect(await store.deactivate()).toBe(true);
    expect([store.isDeactivated, session.isSignedIn, tabs.recorded, tabs.reloads]).toEqual([true, false, ['session-over'], []]);
    expect(markers.hasForgotten).toBe(false);
  });

  it.each([
    ['at once', 'where the session can be asked for', true],
    ['at the next press', 'where it cannot', false],
  ])('is done %s where its answer was lost, %s: then nobody is signed in here', async (_, __, isReached) => {
    const { accounts, store, session, sessions } = await anAccount();
    accounts.deactivate = async () => {
      sessions.member = undefined;
      if (!isReached) sessions.problem = new Failure('offline');
      throw new Failure('offline');
    };
    expect(await store.deactivate()).toBe(isReached);
    sessions.problem = undefined;
    accounts.deactivate = () => Promise.reject(new Failure('signed-out'));
    if (!isReached) expect(await store.deactivate()).toBe(true);
    expect([store.isDeactivated, session.isSignedIn]).toEqual([true, false]);
  });

  it('is not done where its answer was lost and they are signed in anyway', async () => {
    const { accounts, store, session } = await anAccount();
    accounts.deactivate = () => Promise.reject(new Failure('offline'));
    expect(await store.deactivate()).toBe(false);
    expect([store.deactivationProblem, store.isDeactivated, session.isSignedIn]).toEqual(['offline', false, true]);
  });

  it('may want a new login first (S-25)', async () => {
    const { server, store, session } = await anAccount();
    server.failure = again;
    expect(await store.deactivate()).toBe(false);
    expect([store.deactivationProblem, store.isDeactivated, session.isSignedIn]).toEqual(['again', false, true]);
  });
});
