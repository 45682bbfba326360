// Signs somebody in at an installation of this product with its demo login, and prints the headers of their session:
// node scripts/setup.mjs scripts/contract/demo-session.ts <base URL> [<claim>] newcomer|reader|writer|moderator|administrator
import { randomInt } from 'node:crypto';
import { Visitor } from '../product/visitor.ts';
import { blinded } from './persona-keys/blind-token.ts';
import { PersonaKey } from './persona-keys/persona-key.ts';

const [, , base = '', ...words] = process.argv;
const kind = words.at(-1) ?? 'newcomer';
const claim = words.length > 1 ? words[0] : undefined;

/** The subjects (OpenID) of the demo login that are the same each time. Everybody else is new. */
const subjects: Readonly<Record<string, string>> = { moderator: 'demo-moderator', administrator: 'contract-administrator' };

/** With another address each time, which an installation behind a proxy believes, so that no sign-in counts for others. */
const visitor = new Visitor(base, { 'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.') });

const writing = { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB' };

/** Changes something in the name of whoever is signed in. */
const change = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  visitor.ask(path, JSON.stringify(body), { ...writing, ...headers });

/** Asks for something that has to work. */
async function made(...question: Parameters<typeof change>): Promise<unknown> {
  const { ok, status, text } = await change(...question);
  if (!ok) throw new Error(`${question[0]} answers ${status}: ${text}`);
  return JSON.parse(text);
}

/** Lets a newcomer choose what they read. A cookie holds what was chosen. */
async function becomeReader(): Promise<void> {
  await made('/api/user/user/communities', { items: [{ type: 'topic', entityId: 'salary-talk' }] });
  await made('/api/user/user/onboarding/step', { step: 'Communities' });
}

/** Lets a reader say what they do, and take the token of a made-up name, which makes them a writer. */
async function becomeWriter(): Promise<void> {
  const work = { careerStatusType: 'working', careerData: { companyName: 'Pravaha Cloudworks' } };
  const { careerStatusId } = (await made('/api/user/user/career-status', work)) as { readonly careerStatusId: string };
  const details = { departmentId: 1, industryId: 1, jobProfile: 'Product Manager', tagId: 0, roleId: null, jobLocation: 'Pune' };
  await made(`/api/user/user/career-status/${careerStatusId}`, details, { 'X-HTTP-Method-Override': 'PUT' });
  const { text } = await visitor.ask('/api/persona/v1/issuer-keys');
  const { items } = JSON.parse(text) as { readonly items: readonly [{ readonly keyId: string; readonly publicKey: string }] };
  const [issuer] = items;
  const { blindedMessage } = blinded(issuer.publicKey, Buffer.from(new PersonaKey().publicKey, 'base64url'));
  await made('/api/persona/v1/token', { keyId: issuer.keyId, blindedMessage });
}

/** Whether the account is the administrator, now that it has confirmed the claim of `npm start`, or was before. */
async function isAdministrator(): Promise<boolean> {
  if (claim !== undefined) await change('/api/moderation/v1/role-claim', { role: 'administrator', token: claim });
  return (await visitor.ask('/api/administration/v1/topics')).ok;
}

await visitor.signIn(subjects[kind]);
if (kind === 'reader' || kind === 'writer') await becomeReader();
if (kind === 'writer') await becomeWriter();
const isKind = kind !== 'administrator' || (await isAdministrator());
console.log(JSON.stringify(isKind ? { cookie: visitor.cookiesNamed('AT', 'joined') } : {}));
