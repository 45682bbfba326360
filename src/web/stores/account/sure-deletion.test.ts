import { describe, expect, it } from 'vitest';
import { deletionSeconds } from '#core/account/account-deletion.ts';
import { Failure } from '#core/failure.ts';
import { FakeAccounts } from '#tests/fakes/account/fake-accounts.ts';
import { FakeDeletionAttempts } from '#tests/fakes/account/fake-deletion-attempts.ts';
import { keyedWritingsOf } from '#tests/fakes/account/keyed-writings-of.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { someDrafts } from '#tests/drafts.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { AccountStore } from './account-store.ts';
import { pausesMs } from './sure-deletion.ts';

describe('a deletion whose answer is lost (R-155)', () => {
  async function unanswered(breaksOff: FakeAccounts['breaksOff']) {
    const [accounts, attempts] = [new FakeAccounts(), new FakeDeletionAttempts()];
    accounts.breaksOff = breaksOff;
    const opened = await aSignedInMember();
    const store = new AccountStore(
      accounts,
      attempts,
      opened.drafts,
      new FakeClipboards(),
      keyedWritingsOf(opened.session).store,
      opened.session,
      opened.clock,
    );
    store.type('DELETE');
    return { ...opened, accounts, attempts, store };
  }

  it('is known by its receipt, under the number that was chosen before', async () => {
    const { store, attempts, session } = await unanswered('after');
    expect(await store.delete('DELETE')).toBe(true);
    expect([store.receipt?.receiptNumber, session.isSignedIn, attempts.current()]).toEqual([attempts.begun[0], false, undefined]);
  });

  it('is looked up before asking again, because the session went with the account', async () => {
    const { store, accounts, attempts, member, clock } = await unanswered('after');
    const { receipt: lookUp } = accounts;
    accounts.receipt = () => Promise.reject(new Failure('limited'));
    expect(await clock.passUntil(store.delete('DELETE'))).toBe(false);
    expect([store.problem, store.receipt, attempts.current()]).toEqual(['unknown', undefined, { number: attempts.begun[0], owner: member.userId }]);
    accounts.receipt = lookUp;
    let askedAgain = 0;
    accounts.delete = () => Promise.reject(new Failure('signed-out', `asked ${++askedAgain} times more`));
    expect(await store.delete('DELETE')).toBe(true);
    expect([store.receipt?.receiptNumber, attempts.begun.length, askedAgain]).toEqual([attempts.begun[0], 1, 0]);
  });

  it('is found where the session is refused', async () => {
    const { store, accounts, attempts, member } = await unanswered(undefined);
    await accounts.delete({ designationProfile: 'delete', feedback: 'delete' }, attempts.begin(member.userId));
    accounts.receipt = ((real) => {
      let asked = 0;
      return (number: string) => (asked++ === 0 ? Promise.reject(new Failure('missing')) : real.call(accounts, number));
    })(accounts.receipt);
    expect(await store.delete('DELETE')).toBe(true);
    expect(store.receipt?.receiptNumber).toBe(attempts.begun[0]);
  });

  it('has deleted nothing without a receipt, and is requested again with the same number', async () => {
    const { store, accounts, attempts, session, clock } = await unanswered('before');
    expect(await clock.passUntil(store.delete('DELETE'))).toBe(false);
    expect([store.problem, session.isSignedIn]).toEqual(['undone', true]);
    accounts.breaksOff = undefined;
    expect(await store.delete('DELETE')).toBe(true);
    expect([store.receipt?.receiptNumber, attempts.begun.length]).toEqual([attempts.begun[0], 1]);
  });

  it('is neither done nor undone before that is known, however long it is under way', async () => {
    const { store, accounts, attempts, session, clock } = await unanswered('before');
    const gone = store.delete('DELETE');
    for (const pauseMs of pausesMs) {
      await clock.untilWaitedFor(pauseMs);
      expect([store.isLooking, store.problem, store.receipt, session.isSignedIn]).toEqual([true, undefined, undefined, true]);
      if (pauseMs === pausesMs.at(-1)) {
        accounts.breaksOff = undefined;
        await accounts.delete({ designationProfile: 'delete', feedback: 'delete' }, attempts.begun[0]);
      }
      clock.advance(pauseMs);
    }
    expect(await gone).toBe(true);
    expect([store.isLooking, store.receipt?.receiptNumber]).toEqual([false, attempts.begun[0]]);
  });

  it('is looked for longer than it may take', () => expect(pausesMs.reduce((all, pauseMs) => all + pauseMs)).toBeGreaterThan(2_000 * deletionSeconds));

  it('gets another number where it was refused', async () => {
    const { store, accounts, attempts } = await unanswered(undefined);
    const { delete: gone } = accounts;
    accounts.delete = () => Promise.reject(new Failure('conflict', undefined, { code: 'SIGN_IN_AGAIN' }));
    expect(await store.delete('DELETE')).toBe(false);
    expect([store.problem, attempts.current()]).toEqual(['again', undefined]);
    accounts.delete = gone;
    expect(await store.delete('DELETE')).toBe(true);
    expect(attempts.begun.length).toBe(2);
  });

  it.each([
    ['after', undefined],
    ['before', 'undone'],
  ] as const)('that broke off %s it was done is found out on reopening the page: %s', async (breaksOff, problem) => {
    const { accounts, attempts, session, member, clock } = await unanswered(breaksOff);
    const choice = { designationProfile: 'delete', feedback: 'delete' } as const;
    await expect(accounts.delete(choice, attempts.begin(member.userId))).rejects.toMatchObject({ kind: 'offline' });
    const store = new AccountStore(accounts, attempts, someDrafts(), new FakeClipboards(), keyedWritingsOf(session).store, session, clock);
    await clock.passUntil(store.open());
    expect([store.problem, store.receipt?.receiptNumber, attempts.current()]).toEqual([problem, problem ? undefined : attempts.begun[0], undefined]);
    expect(session.isSignedIn).toBe(true);
  });

  it('is no concern of another member, who deletes their own account or none', async () => {
    const { store, accounts, attempts } = await unanswered(undefined);
    const theirs = attempts.begin('another');
    await new FakeAccounts(new Set(), accounts.receipts).delete({ designationProfile: 'delete', feedback: 'delete' }, theirs);
    await store.open();
    expect(store.receipt).toBeUndefined();
    await store.delete('DELETE');
    expect([attempts.begun.length, store.receipt?.receiptNumber]).toEqual([2, attempts.begun[1]]);
  });

  it('takes along what the one who went keeps here, where a guest finds its receipt', async () => {
    const { accounts, attempts, drafts } = await unanswered('after');
    await expect(accounts.delete({ designationProfile: 'delete', feedback: 'delete' }, attempts.begin('gone'))).rejects.toMatchObject({ kind: 'offline' });
    const [clock, markers] = [new FakeClock(), new FakeLoginMarkers()];
    const session = new SessionStore(new FakeSessions(clock), new FakeTabs(), markers, clock);
    await session.load();
    const store = new AccountStore(accounts, attempts, drafts, new FakeClipboards(), keyedWritingsOf(session).store, session, clock);
    await store.open();
    expect([store.receipt?.receiptNumber, markers.leaver]).toEqual([attempts.begun[0], 'gone']);
  });
});
