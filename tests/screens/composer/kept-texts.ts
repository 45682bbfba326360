import { blank } from '#core/composer/writing.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { BrowserTabStorage, BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { OutboxStore } from '#web/stores/chat/outbox-store.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { KeptWritings } from '#web/stores/composer/kept-writings.ts';
import { SentEdits } from '#web/stores/content/sent-edits.ts';
import { SentNamesStore } from '#web/stores/content/sent-names-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { OnboardingDrafts } from '#web/stores/onboarding/onboarding-drafts.ts';
import { DecisionNotesStore } from '#web/stores/moderation/decision-notes-store.ts';
import { AskStore } from '#web/stores/questions/ask-store.ts';
import { RecentSearchesStore } from '#web/stores/search/recent-searches-store.ts';
import { FakeQuestions } from '#tests/fakes/questions/fake-questions.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { aMember } from '#tests/members.ts';
import { aSignedInMember } from '#tests/signed-in-member.ts';

/** Typed text stored in the browser: its place, and how to store and find it. */
export interface KeptText {
  readonly in: string;
  readonly keep: (owner: string, words: string) => unknown;
  readonly read: (owner: string) => Promise<unknown>;
}

const storage = (): UserStorage => new BrowserUserStorage();
const sessionOf = async (userId: string) => (await aSignedInMember({ member: aMember({ userId }) })).session;
const drafts = () => new Drafts(storage(), new FakeClock());
const onboarding = () => new OnboardingDrafts(storage(), new BrowserTabStorage());
const writings = () => new KeptWritings(storage(), new FakeClock());
const ofPost = { ...blank('submission-key-of-p1'), postId: 'p1', version: 1 };
const flow = {
  need: 'w',
  isOpen: true,
  isInitial: false,
  internalCampaign: '',
  openCreatePost: false,
  place: { sequence: 'short', stepIndex: 0, nestedStepIndex: 0 },
} as const;

async function questions(owner: string) {
  const store = new AskStore(new FakeQuestions(), new FakeClock(), new FakeIdempotencyKeys(), new SentNamesStore(storage()), drafts(), await sessionOf(owner));
  store.find('koyal-pay');
  return store;
}

async function comments(owner: string) {
  const kept = storage();
  const store = new CommentDraftsStore(kept, new FakeIdempotencyKeys(), await sessionOf(owner), new SentNamesStore(kept));
  store.find();
  return store;
}

async function notes(owner: string) {
  const store = new DecisionNotesStore(storage(), await sessionOf(owner));
  store.find();
  return store;
}

/** Messages of a member whose line and server are away. */
async function unanswered(owner: string) {
  const away = () => Promise.reject(new Failure('offline'));
  const store = new OutboxStore({ send: away }, { send: away, arm: () => undefined }, storage(), new FakeClock());
  store.begin(owner);
  return store;
}

async function searches(owner: string) {
  const store = new RecentSearchesStore(storage(), await sessionOf(owner));
  store.find();
  return store;
}

/** Texts stored on a device, by kind. New ones must be listed here. */
export const keptTexts: Readonly<Record<string, KeptText>> = {
  'a new post': {
    in: 'src/web/stores/content/texts-by-owner.ts',
    keep: (owner, inputText) => writings().keep(owner, { ...blank(`submission-key-of-${owner}`), inputText }),
    read: async (owner) => writings().newPost(owner)?.inputText,
  },
  'the change of a post': {
    in: 'src/web/stores/content/texts-by-owner.ts',
    keep: (owner, inputText) => writings().keep(owner, { ...ofPost, inputText }),
    read: async (owner) => writings().edit(owner, 'p1', ofPost)?.inputText,
  },
  'a comment': {
    in: 'src/web/stores/content/texts-by-owner.ts',
    keep: async (owner, words) => (await comments(owner)).type('post.p1', words),
    read: async (owner) => (await comments(owner)).textAt('post.p1'),
  },
  'an edit that was sent': {
    in: 'src/web/stores/content/texts-by-owner.ts',
    keep: (owner, content) =>
      new SentEdits(storage()).send({ owner, id: 'c1', texts: { content } }, () => Promise.reject(new Error('No answer'))).catch(() => undefined),
    read: async (owner) => new SentEdits(storage()).tries({ owner, id: 'c1' })[0]?.['content'],
  },
  'a note beside a decision': {
    in: 'src/web/stores/content/texts-by-owner.ts',
    keep: async (owner, note) => (await notes(owner)).type('i1', { note }),
    read: async (owner) => (await notes(owner)).at('i1').note,
  },
  'a message': {
    in: 'src/web/stores/chat/outbox-store.ts',
    keep: async (owner, words) =>
      void (await unanswered(owner)).add({ conversationId: 'c1', as: 'ANONYMOUS' }, { clientMessageId: `message-of-${owner}`, text: words, picture: null }),
    read: async (owner) => (await unanswered(owner)).pending[0]?.text,
  },
  'a form': {
    in: 'src/web/stores/forms/drafts.ts',
    keep: (owner, text) => drafts().keep(owner, 'profile', { text }),
    read: async (owner) => drafts().read(owner, 'profile')?.['text'],
  },
  'a question': {
    in: 'src/web/stores/forms/drafts.ts',
    keep: async (owner, text) => (await questions(owner)).type(text),
    read: async (owner) => (await questions(owner)).text,
  },
  'a search': {
    in: 'src/web/stores/search/recent-searches-store.ts',
    keep: async (owner, text) => (await searches(owner)).add({ kind: 'words', text }),
    read: async (owner) => (await searches(owner)).list.map((each) => (each.kind === 'words' ? each.text : ''))[0],
  },
  'the half-done onboarding': {
    in: 'src/web/stores/onboarding/onboarding-drafts.ts',
    keep: (userId, userName) => onboarding().keep(userId, { flow, userName }),
    read: async (userId) => onboarding().of(userId).userName,
  },
};

/** Other files that store on a device: no member words, or owned otherwise. */
export const keptBeside: Readonly<Record<string, string>> = {
  'src/core/persona-keys/name-away.ts': 'a mark that a name was deleted',
  'src/web/adapters/account/browser-deletion-attempts.ts': 'the number of a receipt',
  'src/web/stores/compare-offers/offers-store.ts': 'figures of the device, for whoever compares there without a login',
  'src/web/stores/composer/kept-writings.ts': 'the wish to post later',
  'src/web/adapters/careers/browser-careers.ts': 'what the line of a career does not show, with its owner in the name',
  'src/web/adapters/notifications/browser-notifications.ts': 'ids of notices of logins',
  'src/web/adapters/device/browser-user-storage.ts': 'the storage itself',
  'src/web/adapters/device/leaver-storage.ts': 'what others have left of a value',
  'src/web/adapters/keyed-calls/hidden-here.ts': 'ids of posts',
  'src/web/adapters/keyed-calls/seen-here.ts': 'sums of notifications and decisions, without a word of them',
  'src/web/adapters/keyed-calls/muted-here.ts': 'names of others and ids, with the key that muted them',
  'src/web/adapters/login/browser-login-markers.ts': 'a marker of the login under way',
  'src/web/adapters/navigation/browser-scroll-positions.ts': 'how far pages were read',
  'src/web/adapters/navigation/reload-once.ts': 'the build that a page was loaded anew for',
  'src/web/app/navigation/own-later.ts': 'how often a page was loaded again for what is a member’s in it',
  'src/web/adapters/nudges/browser-nudges.ts': 'when something was last said unasked',
  'src/web/adapters/offers/device-offers.ts': 'offers, with their owner in the name',
  'src/web/adapters/offline/keep-read.ts': 'the public page that was read last in a tab',
  'src/web/adapters/persona-keys/browser-verified-ledgers.ts': 'the hash of a ledger',
  'src/web/adapters/persona-keys/key-marker.ts': 'a mark that keys are kept',
  'src/web/adapters/personas/draft-numbers.ts': 'a secret of the browser',
  'src/web/stores/chat/trusted-store.ts': 'ids of people in a conversation',
  'src/web/stores/composer/sent-offers.ts': 'personas, by the ids of offers',
  'src/web/stores/settings/reading-preferences-store.ts': 'when the account was last asked how one reads',
  'src/web/stores/jobs/job-alerts-store.ts': 'whether mail was offered, for whoever uses the device',
  'src/web/stores/login/wanted-store.ts': 'an intent without words',
  'src/web/stores/content/sent-names-store.ts': 'names, by the keys of drafts',
  'src/web/stores/content/unsent-words.ts': 'the key of a draft, with its owner beside it',
  'src/web/stores/contributions/prompt-rests.ts': 'until when a kind of contribution is not asked for',
  'src/web/stores/account/asked-account-store.ts': 'for which account something was asked that needs a new login, in this tab alone until it is back',
  'src/web/stores/forms/form-login.ts': 'a word of the login that a guest began from a form, in this tab alone until they are back',
  'src/web/stores/salaries/pay-per-store.ts': 'whether pay is given by the month or the year, for whoever uses the device',
  'src/web/stores/native/native-device-store.ts': 'which subscription of the native app is registered, in this tab alone',
  'src/web/stores/native/rate-app-store.ts': 'whether something was sent or failed in this visit, in this tab alone, and when the device asked for a rating',
  'src/web/stores/notifications/push-device-store.ts': 'whether this device is notified, with its owner in the name',
  'src/web/stores/questions/practice-store.ts': 'how practice went, and where one is in it, by the ids of questions',
  'src/web/stores/notifications/notification-topics-store.ts': 'topics that a member leaves out, with their owner in the name',
  'src/web/stores/posts/post-views-store.ts': 'ids of posts, with their owner beside them',
  'src/web/stores/support/grievance-store.ts': 'the number of a grievance, with its owner in the name',
  'src/web/stores/usage/recorded-store.ts': 'what this tab sent by itself, with its owner; the storage of the tab goes with a sign-out',
  'src/web/stores/usage/usage-consent.ts': 'whose consent to counting this browser knows',
  'src/web/stores/usage/visit-counter.ts': 'the day, week and month in which the device counted last, and the source that the tab came from',
};
