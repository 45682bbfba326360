import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import { blinded } from '#openapi/signing/blind-token.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { aNewcomer, logInOverHttp, type Newcomer } from './members.ts';
import { expect, visit } from './people.ts';

/** Writer of one journey: by a made-up name's key, and by designation where given. */
export interface Writer extends Newcomer {
  /** Made-up name, known once the writer has opened a page. */
  readonly name: string;
  readonly career?: Career;
}

export interface Career {
  readonly companyName: string;
  readonly jobProfile: string;
}

export const atWork: Career = { companyName: 'Pravaha Cloudworks', jobProfile: 'Support Engineer' };

interface WritersKey {
  readonly seed: string;
  readonly publicKey: string;
  readonly owner: string;
  readonly persona: { readonly userName: string; readonly avatarUri: string };
}

const avatarUri = '17-sky';
const keys = new Map<string, WritersKey>();

/** Future writer; repeated `asWriter` calls with it give the same person in any browser. */
export const aWriter = (career?: Career): Writer => {
  const newcomer = aNewcomer();
  return {
    ...newcomer,
    ...(career && { career }),
    get name() {
      return keyOf(newcomer).persona.userName;
    },
  };
};

function keyOf({ subject }: Newcomer): WritersKey {
  const key = keys.get(subject);
  if (!key) throw new Error('This writer has opened no page yet.');
  return key;
}

/** Opens a page as a writer with a made-up name's key. Joins over HTTP, as joining journeys cover the dialog. */
export async function asWriter(page: Page, url: string, who: Writer = aWriter()): Promise<Writer> {
  await logInOverHttp(page, who);
  // A document of the product without a script that could look for a key before it is here.
  await page.goto(URL.canParse(url) ? new URL('/robots.txt', url).href : '/robots.txt');
  if (!keys.has(who.subject)) keys.set(who.subject, await joined(page, who));
  await putKey(page, keyOf(who));
  await visit(page, url);
  return who;
}

/** Joins fully and makes the name as the browser would: token by session, name by key alone. */
async function joined(page: Page, { career }: Writer): Promise<WritersKey> {
  const user = '/api/user/user';
  await completed(page, { step: 'Communities', isSkipped: true });
  const { items } = await asked<{ readonly items: readonly { readonly keyId: string; readonly publicKey: string }[] }>(page, '/api/persona/v1/issuer-keys');
  const { userNames } = await asked<{ readonly userNames: readonly string[] }>(page, `${user}/username/suggest`);
  const { member } = await asked<{ readonly member: { readonly userId: string } }>(page, '/api/login/session');
  const [[issuer], [userName]] = [items, userNames];
  if (!issuer || userName === undefined) throw new Error('No name can be made here.');
  const seed = randomBytes(32).toString('base64url');
  const key = new PersonaKey(seed);
  const token = blinded(issuer.publicKey, Buffer.from(key.publicKey, 'base64url'));
  const { keyId } = issuer;
  const { blindSignature } = await posted<{ readonly blindSignature: string }>(page, '/api/persona/v1/token', { keyId, blindedMessage: token.blindedMessage });
  await redeem(new URL(page.url()).origin, key, { keyId, prefix: token.prefix, signature: token.finalize(blindSignature), userName, avatarUri });
  if (career) await saveCareer(page, career);
  else await completed(page, { step: 'CareerStatus', isSkipped: true });
  await completed(page, { step: 'OnboardingCompleted' });
  return { seed, publicKey: key.publicKey, owner: member.userId, persona: { userName, avatarUri } };
}

const completed = (page: Page, step: { readonly step: string; readonly isSkipped?: true }) => posted(page, '/api/user/user/onboarding/step', step);

/** Makes the name in a request without cookies. */
async function redeem(origin: string, key: PersonaKey, fields: object): Promise<void> {
  const [target, body] = ['/api/persona/v1/token/redeem', JSON.stringify(fields)];
  const headers = { ...sameOrigin(origin), 'content-type': 'application/json', ...key.headersFor({ method: 'POST', target, body }) };
  const response = await fetch(`${origin}${target}`, { method: 'POST', headers, body });
  expect(response.status, await response.text()).toBe(201);
}

async function saveCareer(page: Page, { companyName, jobProfile }: Career): Promise<void> {
  const path = '/api/user/user/career-status';
  const work = { careerStatusType: 'working', careerData: { companyName } };
  const { careerStatusId } = await posted<{ readonly careerStatusId: string }>(page, path, work);
  const details = { departmentId: null, industryId: null, jobProfile, tagId: 0, roleId: null, jobLocation: null };
  await posted(page, `${path}/${careerStatusId}`, details, { 'X-HTTP-Method-Override': 'PUT' });
}

/** Stores the key as the browser does, wrapped by an unexportable one. */
async function putKey(page: Page, key: WritersKey): Promise<void> {
  await page.evaluate(async ({ seed, publicKey, owner, persona }) => {
    const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const bytes = Uint8Array.from(atob(seed.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const wrapped = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapping, bytes);
    const opening = indexedDB.open('daftar-keys', 3);
    opening.addEventListener('upgradeneeded', () => {
      for (const [name, keyPath] of Object.entries({ keys: 'owner', contributions: 'publicKey', wallet: 'id' }))
        if (!opening.result.objectStoreNames.contains(name)) opening.result.createObjectStore(name, { keyPath });
    });
    const come = (request: EventTarget, event: string) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener(event, () => resolve());
        for (const failed of ['abort', 'error']) request.addEventListener(failed, () => reject(new Error('The browser does not keep the key.')));
      });
    await come(opening, 'success');
    const transaction = opening.result.transaction('keys', 'readwrite');
    transaction.objectStore('keys').put({ publicKey, owner, persona, wrapping, iv, wrapped });
    await come(transaction, 'complete');
    opening.result.close();
    localStorage.setItem('daftar.keys', '1');
  }, key);
}

const sameOrigin = (origin: string) => ({ 'sec-fetch-site': 'same-origin', origin, appid: '999', systemid: 'AB_WEB' });

async function asked<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(path, { headers: sameOrigin(new URL(page.url()).origin) });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json() as Promise<Answer>;
}

async function posted<Answer>(page: Page, path: string, data: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const response = await page.request.post(path, { headers: { ...sameOrigin(new URL(page.url()).origin), ...headers }, data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json() as Promise<Answer>;
}
