import { describe, expect, it } from 'vitest';
import { SessionStore } from '../sessions/session-store.ts';
import { dayMs } from '#core/figures/durations.ts';
import { someDrafts } from '#tests/drafts.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { Draft } from './draft.ts';

const empty = { text: '', isSure: false };

describe('a form that is being filled in', () => {
  it('is found again after the page was loaded again, until it is sent', async () => {
    const { drafts, session } = await aSignedInMember();
    const draft = new Draft('note', empty, drafts, session);
    expect(draft.open(empty)).toBe(false);
    draft.type({ text: 'half a sen' });
    const later = new Draft('note', empty, drafts, session);
    expect(later.open({ text: 'as it is kept', isSure: true })).toBe(true);
    expect(later.fields).toEqual({ text: 'half a sen', isSure: false });
    later.settle();
    expect(new Draft('note', empty, drafts, session).open(empty)).toBe(false);
  });

  it('is nobody else’s', async () => {
    const { drafts, session } = await aSignedInMember();
    new Draft('note', empty, drafts, session).type({ text: 'mine' });
    const other = await aSignedInMember({ drafts });
    const ofOther = new Draft('note', empty, drafts, other.session);
    expect(ofOther.open(empty)).toBe(false);
    ofOther.settle();
    expect(new Draft('note', empty, drafts, session).open(empty)).toBe(true);
  });

  it('is found again for a week', async () => {
    const clock = new FakeClock();
    const { drafts, session } = await aSignedInMember({ drafts: someDrafts(new FakeUserStorage(), clock) });
    const draft = new Draft('note', empty, drafts, session);
    draft.type({ text: 'half' });
    clock.advance(7 * dayMs - 1);
    expect(draft.waits()).toBe(true);
    clock.advance(1);
    expect(draft.waits()).toBe(false);
  });

  it.each([[], { owner: 'one' }, { owner: 'one', keptAt: 'x', fields: {} }])('is nothing when its storage was tampered with into %j', (value) => {
    const storage = new FakeUserStorage();
    storage.keep('draft.note/one', value);
    expect(someDrafts(storage).read('one', 'note')).toBeUndefined();
  });

  it('holds what was typed for each entry apart', async () => {
    const { drafts, session } = await aSignedInMember();
    const draft = new Draft('entry', empty, drafts, session);
    draft.open(empty, 'one');
    draft.type({ text: 'for the one' });
    draft.open(empty, 'other');
    expect([draft.fields.text, draft.waits('one'), draft.waits('other'), draft.waits()]).toEqual(['', true, false, false]);
    draft.settle('one');
    expect(draft.waits('one')).toBe(false);
  });

  it('is stored for a guest where a form says so, and is the member’s who logs in then', async () => {
    const { drafts, session } = await aSignedInMember();
    const clock = new FakeClock();
    const ofGuest = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
    const forGuests = () => new Draft('review', empty, drafts, ofGuest, { isForGuests: true });
    forGuests().type({ text: 'typed before' });
    expect([new Draft('review', empty, drafts, ofGuest).open(empty), forGuests().open(empty)]).toEqual([false, true]);
    const draft = new Draft('review', empty, drafts, session, { isForGuests: true });
    expect([draft.open(empty), draft.fields.text, forGuests().open(empty)]).toEqual([true, 'typed before', false]);
  });

  it('takes nothing that was tampered with', async () => {
    const { drafts, session, member } = await aSignedInMember();
    drafts.keep(member.userId, 'note', { text: true, isSure: 'yes', unknown: 'x' });
    const draft = new Draft('note', empty, drafts, session);
    draft.open({ text: 'kept', isSure: false });
    expect(draft.fields).toEqual({ text: 'kept', isSure: false });
  });
});
