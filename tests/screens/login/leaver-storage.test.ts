import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { offersNameOf } from '#core/offers/salary-offer.ts';
import { BrowserClock } from '#web/adapters/device/browser-clock.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { BrowserLoginMarkers } from '#web/adapters/login/browser-login-markers.ts';
import { countUnsent } from '#web/stores/content/count-unsent.ts';
import { KeptWritings } from '#web/stores/composer/kept-writings.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { blank } from '#core/composer/writing.ts';
import { offerFacts } from '#tests/content.ts';

afterEach(() => localStorage.clear());

/** Data that one member began in this browser, beside others'. */
function begin(owner: string) {
  const storage = new BrowserUserStorage();
  const among = (name: string, added: object) => storage.keep(name, { ...Object(storage.read(name)), ...added });
  new KeptWritings(storage, new BrowserClock()).keep(owner, { ...blank(`submission-key-of-${owner}`), inputText: `A post of ${owner}` });
  among('edits', { [`post-${owner}`]: { owner, inputText: 'Changed', version: 1, keptAt: Date.now() } });
  among('notes', { [`parent-${owner}`]: { owner, text: 'Half a comment', submissionKey: `comment-${owner}`, profileType: 'ANONYMOUS' } });
  const votes = Object.values(Object(storage.read('votes')));
  storage.keep('votes', [...votes, { resourceId: 'p1', resourceType: 'POST', voteType: 'up', owner }]);
  among('sent-names', { [`submission-key-of-${owner}`]: { profileType: 'ANONYMOUS', name: owner } });
  among('sent-offers', { [`offer-${owner}`]: 'ANONYMOUS' });
  storage.keep(offersNameOf(owner), { offers: [{ ...offerFacts(), offerId: `offer-${owner}` }], hasAll: true });
  storage.keep(`career/${owner}`, { line: owner, jobLocation: 'Pune' });
  new Drafts(storage, new BrowserClock()).keep(owner, `form-${owner}`, { text: 'Half a sentence' });
  return storage;
}

const kept = () => Object.fromEntries(Object.entries(localStorage).map(([name, text]) => [name, text as string]));

it('one who leaves takes their own things, and nothing that another began here (S-124)', async () => {
  begin('ann');
  new BrowserUserStorage().keep('by-key', { secret: 'of this browser' });
  const before = kept();
  begin('bob');
  const storage = new BrowserUserStorage();
  const nothing = { posts: 0, comments: 0, messages: 0, edits: 0, notes: 0, forms: 0, votes: 0, offers: 0 };
  const some = { ...nothing, posts: 1, comments: 1, edits: 1, forms: 1, votes: 1, offers: 1 };
  expect(countUnsent(storage, 'bob', Date.now())).toEqual(some);
  await new BrowserLoginMarkers().forget('bob');
  const again = new BrowserUserStorage();
  expect([countUnsent(again, 'bob', Date.now()), countUnsent(again, 'ann', Date.now())]).toEqual([nothing, some]);
  expect(JSON.stringify(kept())).not.toContain('bob');
  for (const name of ['by-key', 'sent-names', 'sent-offers', 'posts', 'edits', 'notes', 'votes', 'offers-ann', 'career/ann', 'draft.form-ann/ann'])
    expect(kept()[`daftar.own.${name}`], name).toEqual(before[`daftar.own.${name}`]);
});

it('the last one who leaves leaves nothing (S-124)', async () => {
  const storage = begin('ann');
  storage.keep('by-key', { secret: 'of this browser' });
  storage.keep('pending-post', { campaign: 'feed' });
  localStorage.setItem('daftar.nudges', '{}');
  await new BrowserLoginMarkers().forget('ann');
  expect(Object.keys(localStorage)).toEqual(['daftar.nudges']);
});

it('messages to this device end with the leaver, even without the push service (S-124)', async () => {
  let ended = 0;
  const subscription = { unsubscribe: () => (ended++ === 0 ? Promise.resolve(true) : Promise.reject(new Error('Out of reach'))) };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  for (const name of ['PushManager', 'Notification']) vi.stubGlobal(name, {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations: async () => [registration, registration] } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  await new BrowserLoginMarkers().forget('ann');
  await new BrowserLoginMarkers().forget('ann');
  expect(ended).toBe(4);
});
