import { describe, expect, it } from 'vitest';
import { blank } from '#core/composer/writing.ts';
import { allUnsent } from '#core/content/unsent.ts';
import { Failure } from '#core/failure.ts';
import { offersNameOf } from '#core/offers/salary-offer.ts';
import { nameOfPending } from '../chat/kept-pending.ts';
import { SentNamesStore } from '../content/sent-names-store.ts';
import { CommentDraftsStore } from '../comments/comment-drafts-store.ts';
import { KeptWritings } from '../composer/kept-writings.ts';
import { DecisionNotesStore } from '../moderation/decision-notes-store.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';
import { offerFacts } from '#tests/content.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { SignOutStore } from './sign-out-store.ts';

async function leaving() {
  const { session, sessions, clock, tabs, member, markers } = await aSignedInMember();
  const storage = new FakeUserStorage();
  const { login } = aKeptLogin(clock);
  const keys = new FakePersonaKeys(new Map(), () => undefined);
  const store = new SignOutStore(keys, storage, session, login, clock);
  const idempotency = new FakeIdempotencyKeys();
  const ask = async () => {
    login.wantSignOut(true);
    return store.ask();
  };
  const form = (owner: string, keptAt: number, text: string) => storage.keep('draft.feedback', { owner, keptAt, fields: { text, rating: '' } });
  return {
    store,
    storage,
    session,
    sessions,
    clock,
    tabs,
    login,
    member,
    markers,
    keys,
    ask,
    form,
    posts: new KeptWritings(storage, clock),
    comments: new CommentDraftsStore(storage, idempotency, session, new SentNamesStore(storage)),
    notes: new DecisionNotesStore(storage, session),
    draft: blank(idempotency.make()),
  };
}

const nothing = { posts: 0, comments: 0, messages: 0, edits: 0, notes: 0, forms: 0, votes: 0, offers: 0 };

describe('signing out of a browser (R-135, S-124)', () => {
  it('asks nothing where nothing is unsent and no key is stored', async () => {
    const { ask, store, tabs, login, storage } = await leaving();
    storage.keep('views', { sent: ['p1'], unsent: [] });
    expect(await ask()).toBe(false);
    expect(store.question).toBeUndefined();
    expect(tabs.reloads).toEqual(['signedOut=true']);
    expect(login.isSignOutWanted).toBe(false);
  });

  it('counts what waits on this device, of every kind', async () => {
    const { ask, store, session, posts, comments, notes, storage, form, draft, member, clock, tabs } = await leaving();
    const mine = member.userId;
    posts.keep(mine, { ...draft, inputText: 'Half a post' });
    posts.keep(mine, { ...draft, postId: 'p1', version: 1, inputText: 'Changed' });
    comments.type('p1', 'Half a comment');
    comments.type('c1', 'Another');
    comments.type('edit.c2', 'Said otherwise');
    notes.type('item', { note: 'Look again' });
    const vote = { resourceId: 'p1', resourceType: 'POST', voteType: 'up' };
    storage.keep('votes', [
      { ...vote, owner: mine },
      { ...vote, owner: 'another' },
    ]);
    form(mine, clock.now(), 'Half a sentence');
    storage.keep(nameOfPending('message', mine), { text: 'On its way' });
    storage.keep(nameOfPending('message', 'another'), { text: 'Theirs' });
    storage.keep(offersNameOf(mine), { offers: [offerFacts(), offerFacts()], hasAll: true });
    storage.keep(offersNameOf('another'), { offers: [offerFacts()] });
    await ask();
    expect(store.question).toEqual({
      name: undefined,
      others: [],
      unsent: { posts: 1, comments: 2, messages: 1, edits: 2, notes: 1, forms: 1, votes: 1, offers: 2 },
    });
    expect(session.isSignedIn).toBe(true);
    expect(await store.leave(false)).toBe(true);
    expect(tabs.reloads).toEqual(['signedOut=true']);
  });

  it('counts nothing that is empty, too old, posted already, or of another member', async () => {
    const { ask, tabs, posts, comments, form, storage, draft, member, clock } = await leaving();
    posts.keep(member.userId, { ...draft, inputText: '  ' });
    comments.type('p1', '  ');
    comments.type('p2', 'The same words');
    comments.renew('p2', { commentId: 'c1', profileType: 'ANONYMOUS', text: 'The same words' });
    form(member.userId, clock.now() - 604_800_000, 'Too old');
    storage.keep('draft.report', { owner: 'another', keptAt: clock.now(), fields: { text: 'Theirs' } });
    storage.keep('draft.name', { owner: member.userId, keptAt: clock.now(), fields: { text: ' ', isSure: true } });
    storage.keep('edits', { p1: { owner: 'another', inputText: 'Theirs', version: 1 } });
    await ask();
    expect(tabs.reloads).toEqual(['signedOut=true']);
  });

  it('asks about the key of a name that has not begun, too', async () => {
    const { ask, store, markers, keys } = await leaving();
    markers.areKeysKept = true;
    await keys.make();
    await keys.note({ waiting: { persona: { userName: 'Early Myna', avatarUri: '3-rose' }, from: 1_000 } });
    expect(await ask()).toBe(false);
    expect(store.question).toEqual({ name: 'Early Myna', others: [], unsent: undefined });
    await store.leave(true);
    expect(await keys.local()).toBeUndefined();
  });

  it('asks about unsent words and the key at once, and nobody who stays loses either', async () => {
    const { ask, store, comments, markers, keys, session, login } = await leaving();
    markers.areKeysKept = true;
    await keys.make();
    await keys.note({ persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } });
    comments.type('p1', 'Half a comment');
    await ask();
    expect(store.question).toEqual({ name: 'Quiet Banyan', others: [], unsent: { ...nothing, comments: 1 } });
    expect(allUnsent({ ...nothing, comments: 1 })).toBe(1);
    store.stay();
    expect([session.isSignedIn, login.isSignOutWanted, comments.textAt('p1')]).toEqual([true, false, 'Half a comment']);
    expect(await keys.local()).toBeDefined();
  });

  it('that fails loses nothing: no key is forgotten, and what is unsent stays (R-135)', async () => {
    const { ask, store, comments, markers, keys, session, sessions, tabs } = await leaving();
    markers.areKeysKept = true;
    const { publicKey } = await keys.make();
    await keys.note({ persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } });
    comments.type('p1', 'Half a comment');
    await ask();
    sessions.problem = new Failure('offline');
    expect(await store.leave(true)).toBe(false);
    expect([(await keys.local())?.publicKey, comments.textAt('p1'), session.isSignedIn, tabs.reloads]).toEqual([publicKey, 'Half a comment', true, []]);
    sessions.problem = undefined;
    await ask();
    expect(await store.leave(true)).toBe(true);
    expect([await keys.local(), tabs.reloads]).toEqual([undefined, ['signedOut=true']]);
  });

  it('is not over if the key could not be forgotten, and can be retried', async () => {
    const { ask, store, markers, keys, tabs } = await leaving();
    markers.areKeysKept = true;
    await keys.make();
    await keys.note({ persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } });
    await ask();
    const forget = keys.forget.bind(keys);
    keys.forget = () => Promise.reject(new Failure('broken'));
    expect([await store.leave(true), tabs.reloads]).toEqual([false, []]);
    keys.forget = forget;
    await ask();
    expect([await store.leave(true), tabs.reloads]).toEqual([true, ['signedOut=true']]);
  });
});
