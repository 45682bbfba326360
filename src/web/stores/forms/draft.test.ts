import { describe, expect, it } from 'vitest';
import { SessionStore } from '../sessions/session-store.ts';
import { dayMs } from '#core/figures/durations.ts';
import { someDrafts } from '#tests/drafts.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aSession } from '#tests/members.ts';
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

  it('is found again until a week after the day it may be sent', async () => {
    const clock = new FakeClock();
    const { drafts, session, member } = await aSignedInMember({ drafts: someDrafts(new FakeUserStorage(), clock) });
    const draft = new Draft('note', empty, drafts, session);
    draft.type({ text: 'half' });
    draft.keepUntil(clock.now() + 40 * dayMs);
    drafts.move(member.userId, 'note', member.userId, 'note.koyal');
    clock.advance(40 * dayMs - 1);
    expect(draft.others).toEqual([['koyal', { text: 'half', isSure: false }]]);
    clock.advance(1);
    expect(draft.waits('koyal')).toBe(false);
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

  it('takes nothing that was tampered with', async () => {
    const { drafts, session, member } = await aSignedInMember();
    drafts.keep(member.userId, 'note', { text: true, isSure: 'yes', unknown: 'x' });
    const draft = new Draft('note', empty, drafts, session);
    draft.open({ text: 'kept', isSure: false });
    expect(draft.fields).toEqual({ text: 'kept', isSure: false });
  });
});

describe('a form that guests may fill in', () => {
  /** Device with a guest's text, and a member logging in. */
  async function aTypedForm() {
    const { drafts, session, member } = await aSignedInMember();
    const clock = new FakeClock();
    const ofGuest = new SessionStore(new FakeSessions(clock), new FakeTabs(), new FakeLoginMarkers(), clock);
    const at = (who: SessionStore) => new Draft('review', empty, drafts, who, { isForGuests: true });
    const shown = (who: SessionStore) => {
      const draft = at(who);
      return draft.open(empty) ? draft.fields.text : undefined;
    };
    at(ofGuest).type({ text: 'typed before' });
    return { drafts, session, member, ofGuest, at, shown };
  }

  it('is stored for guests where announced, and never shown to a member logging in elsewhere', async () => {
    const { drafts, session, ofGuest, shown } = await aTypedForm();
    expect(new Draft('review', empty, drafts, ofGuest).open(empty)).toBe(false);
    expect([shown(session), shown(ofGuest)]).toEqual([undefined, 'typed before']);
  });

  it('is the member’s who has logged in from it', async () => {
    const { session, ofGuest, at, shown } = await aTypedForm();
    at(session).takeOver();
    expect([shown(session), shown(ofGuest), at(ofGuest).waits()]).toEqual(['typed before', undefined, false]);
  });

  it('leaves the draft that the member had, and has both', async () => {
    const { session, ofGuest, at, shown } = await aTypedForm();
    at(session).type({ text: 'mine' });
    const draft = at(session);
    draft.takeOver();
    expect([draft.open(empty), draft.fields.text, draft.hasOther, shown(ofGuest)]).toEqual([true, 'mine', true, undefined]);
    draft.swap();
    expect([draft.open(empty), draft.fields.text, draft.hasOther]).toEqual([true, 'typed before', true]);
    draft.settle();
    expect([draft.hasOther, shown(session)]).toEqual([false, 'mine']);
  });

  it('stays the guest’s where the member has two already, or the device stores nothing more', async () => {
    const { session, ofGuest, at, shown } = await aTypedForm();
    at(session).type({ text: 'mine' });
    at(session).takeOver();
    at(ofGuest).type({ text: 'a third' });
    at(session).takeOver();
    expect([shown(session), shown(ofGuest)]).toEqual(['mine', 'a third']);
    const storage = new FakeUserStorage();
    const drafts = someDrafts(storage);
    drafts.keep('guest', 'review', { text: 'typed before' });
    storage.isFull = true;
    new Draft('review', empty, drafts, session, { isForGuests: true }).takeOver();
    expect(someDrafts(new FakeUserStorage(storage)).read('guest', 'review')).toEqual({ text: 'typed before' });
  });

  it('goes on as the guest’s where it is open while somebody logs in elsewhere', async () => {
    const { drafts, member } = await aSignedInMember();
    const clock = new FakeClock();
    const sessions = new FakeSessions(clock);
    const session = new SessionStore(sessions, new FakeTabs(), new FakeLoginMarkers(), clock);
    await session.load();
    drafts.keep(member.userId, 'review', { text: 'mine' });
    const draft = new Draft('review', empty, drafts, session, { isForGuests: true });
    draft.open(empty);
    draft.type({ text: 'typed' });
    session.hold(aSession(clock.now(), member));
    draft.open(empty);
    draft.type({ text: 'typed on' });
    expect([drafts.read('guest', 'review'), drafts.read(member.userId, 'review')]).toMatchObject([{ text: 'typed on' }, { text: 'mine' }]);
    draft.settle();
    expect([drafts.read('guest', 'review'), drafts.read(member.userId, 'review')]).toEqual([undefined, { text: 'mine' }]);
  });
});
