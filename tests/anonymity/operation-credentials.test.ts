import { describe, expect, it } from 'vitest';
import { routes as chat } from '#contract/generated/chat.ts';
import { routes as device } from '#contract/generated/device.ts';
import { routes as feed } from '#contract/generated/feed.ts';
import { routes as questions } from '#contract/generated/interviews/questions.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as notification } from '#contract/generated/notification.ts';
import { routes as user } from '#contract/generated/user.ts';
import type { Credential as Declared } from '#contract/operation-facts.ts';
import type { Route } from '#contract/service.ts';
import { examplesOf } from '#openapi/checker/examples.ts';
import { valuesNamed } from '#openapi/checker/meaning/lists.ts';
import { readContracts } from '#openapi/read/read-contracts.ts';
import { Http } from '#web/adapters/http/http.ts';
import type { Given } from '#web/adapters/http/interceptor.ts';
import { keyedAnswers } from '#web/adapters/keyed-calls/keyed-answers.ts';
import { keyedCalls } from '#web/adapters/keyed-calls/keyed-calls.ts';
import { signing } from '#web/adapters/persona-keys/signing.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { kite } from './keyed-browser.ts';

const routes: Readonly<Record<string, Route>> = { ...chat, ...device, ...feed, ...questions, ...moderation, ...notification, ...user };
const credentialBy = (operation: string): Declared => routes[operation]?.[2]?.credential ?? 'session';

type Credential = 'session' | 'key' | 'nobody';

/** Credentials by operation: for the name's own things first, then for others'. */
const declared: Readonly<Record<Declared, readonly [ofName: readonly Credential[], ofOthers: readonly Credential[]]>> = {
  session: [['session'], ['session']],
  completed: [['session'], ['session']],
  key: [['key'], ['key']],
  vote: [['key'], ['key']],
  asked: [['key'], ['key']],
  both: [
    ['key', 'session'],
    ['key', 'session'],
  ],
  speech: [['key'], ['session']],
  persona: [['key'], ['session']],
  thing: [['key'], ['session']],
  own: [['key'], ['session']],
  onward: [['session'], ['session']],
  nobody: [['nobody'], ['nobody']],
  device: [[], []],
  here: [[], ['session']],
};

const [own, ofAnother] = ['p-own', 'p-other'];
const stranger = { profileType: 'ANONYMOUS', name: 'Quiet Banyan' };
const aThing = { postId: ofAnother, author: stranger, isMine: false, status: 'LIVE', lockedFor: null };
const anAnswer = { ...aThing, post: aThing, comment: { ...aThing, commentId: ofAnother }, items: [], sanctions: [{ isNew: true }] };

interface Passage {
  readonly operation: string | undefined;
  readonly credential: Credential;
  readonly isLater: boolean;
}

/** Browser whose key has published and been notified. All requests get the same answer. */
async function aBrowser() {
  const passages: Passage[] = [];
  let answer: object = { ...anAnswer, postId: own };
  const [keys, clock] = [new FakePersonaKeys(), new FakeClock()];
  await keys.make();
  await keys.note({ persona: kite });
  const record: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    passages.push({ operation: operationOf(request), credential: credentialOf(request), isLater: request.headers.has('prefer') });
    return Response.json(answer);
  };
  const http = new Http({ origin: 'http://daftar.test', fetch: record, identity: { appid: '999', systemid: 'AB_WEB' }, clock, retryDelaysMs: [] });
  const sign = signing(keys, clock);
  const pictures = { origin: 'http://daftar.test', fetch: record, addressFor: () => '' };
  const away = { send: () => Promise.reject(new Error('A key is held')) };
  const name = { of: async () => kite, forget: () => undefined };
  const storage = new FakeUserStorage();
  const ways = keyedCalls({ keys, sign, storage, away, name, ...keyedAnswers(http, sign, pictures, storage) });
  http.interceptBy(async () => ways);
  const calls = http.service(routes as never) as Readonly<Record<string, (given: Given) => Promise<unknown>>>;
  const ask = async (operation: string, given: Given): Promise<unknown> => calls[operation]?.(given);
  await ask('createPost', { body: { profileType: 'ANONYMOUS' } });
  answer = anAnswer;
  await ask('listOwnDecisions', {});
  return { ask, passages, answerWith: (other: object) => void (answer = other) };
}

function operationOf({ method, url }: Request): string | undefined {
  const path = new URL(url).pathname.replaceAll(own, '').replaceAll(ofAnother, '');
  return Object.keys(routes).find((name) => routes[name]?.[0] === method.toLowerCase() && routes[name]?.[1].replaceAll(/\{\w+\}/g, '') === path);
}

/** Credential of a request. A signature together with cookies would link the two. */
function credentialOf({ headers, credentials, url }: Request): Credential {
  const [isSigned, takesCookies] = [headers.has('signature'), credentials !== 'omit'];
  if (isSigned && takesCookies) throw new Error(`${url} is signed, and takes cookies along`);
  if (isSigned) return 'key';
  return takesCookies ? 'session' : 'nobody';
}

function givenFor(operation: string, id: string, profileType: string): Given {
  const [method = '', path = ''] = routes[operation] ?? [];
  const places = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id]));
  const body = { profileType, postId: id, resourceId: id, postIds: [ofAnother], notificationIds: [id] };
  return { path: places, persona: profileType, ...(method !== 'get' && { body }) };
}

async function credentialsOf(operation: string, id: string, profileType: string): Promise<readonly Credential[]> {
  const { ask, passages } = await aBrowser();
  const from = passages.length;
  await ask(operation, givenFor(operation, id, profileType));
  const made = passages.slice(from).filter((passage) => passage.operation === operation);
  return made.map(({ credential }) => credential).sort();
}

describe('an operation while a key is held (F-07)', () => {
  it.each(Object.keys(routes).map((operation) => [operation, credentialBy(operation)] as const))('%s goes as its contract says: %s', async (operation, by) => {
    const [ofName, ofOthers] = declared[by];
    expect(await credentialsOf(operation, own, 'ANONYMOUS')).toEqual(ofName);
    expect(await credentialsOf(operation, ofAnother, 'DESIGNATION')).toEqual(ofOthers);
  });

  it('goes by key wherever its contract takes a signature, and nowhere else', () => {
    const byKey = Object.keys(routes).filter((operation) => declared[credentialBy(operation)][0].includes('key'));
    // Replies are read on as the thread above them was.
    expect([...byKey, 'listCommentReplies'].sort()).toEqual(operations.filter(({ takesSignature }) => takesSignature).map(({ operationId }) => operationId));
  });

  it('writes by key at the server’s random moment, if the device sends it itself', async () => {
    const later: string[] = [];
    for (const operation of Object.keys(routes)) {
      const { ask, passages } = await aBrowser();
      const from = passages.length;
      await ask(operation, givenFor(operation, ofAnother, 'ANONYMOUS'));
      if (passages.slice(from).some(({ isLater }) => isLater)) later.push(operation);
    }
    expect(later.sort()).toEqual(['recordPostViews', 'registerNameDevice']);
  });

  it('never writes by session and key in one turn, which the database would link', () => {
    const twice = Object.keys(routes).filter((operation) => declared[credentialBy(operation)].some((credentials) => new Set(credentials).size > 1));
    expect(twice.filter((operation) => routes[operation]?.[0] !== 'get')).toEqual([]);
    expect(twice.length).toBeGreaterThan(3);
  });

  it('marks what is the name’s own in its answer, wherever the contract shows ownership', async () => {
    const telling = Object.keys(routes).filter((operation) => routes[operation]?.[2]?.tellsWhose);
    const { ask, answerWith } = await aBrowser();
    const mine = { ...aThing, postId: own, author: { profileType: 'ANONYMOUS', name: kite.userName } };
    const marking: string[] = [];
    for (const operation of Object.keys(routes)) {
      answerWith({ ...mine, post: mine, comment: mine, items: [mine] });
      const recorded = await ask(operation, givenFor(operation, ofAnother, 'DESIGNATION'));
      if (JSON.stringify(recorded ?? null).includes('"isMine":true')) marking.push(operation);
    }
    expect(marking.sort()).toEqual([...telling, 'listModerationLog'].sort());
  });
});

describe('an operation that the browser completes with the name of its key', () => {
  it('shows no made-up name in its contract, for no account knows one (F-07)', () => {
    const completed = operations.filter(({ operationId }) => credentialBy(operationId) === 'completed');
    const named = completed.filter(({ pointer }) => valuesNamed('userName', examplesOf(pointer.at('responses', '200'))).length > 0);
    expect(completed.length).toBeGreaterThan(2);
    expect(named.map(({ operationId }) => operationId)).toEqual([]);
  });
});

const operations = readContracts('openapi')
  .operations.filter(({ operationId }) => routes[operationId])
  .sort((one, other) => (one.operationId < other.operationId ? -1 : 1));
