// Signs someone in at an installation of this product with its demo login, and prints the headers of their session, or of as many as
// CONTRACT_SESSIONS in its environment says, one a line:
// node scripts/setup.mjs scripts/product/demo-session.ts <base URL> [<claim>] newcomer|reader|writer|moderator|administrator
import { randomInt } from 'node:crypto';
import { blinded } from '#openapi/signing/blind-token.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { Visitor } from './visitor.ts';

const [, , base = '', ...words] = process.argv;
const kind = words.at(-1) ?? 'newcomer';
const claim = words.length > 1 ? words[0] : undefined;

/** Fixed subjects (OpenID) of the demo login. All others are new. */
const subjects: Readonly<Record<string, string>> = { moderator: 'demo-moderator', administrator: 'contract-administrator' };

const writing = { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB' };

const change = (visitor: Visitor, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  visitor.ask(path, JSON.stringify(body), { ...writing, ...headers });

async function made(...question: Parameters<typeof change>): Promise<unknown> {
  const { ok, status, text } = await change(...question);
  if (!ok) throw new Error(`${question[1]} answers ${status}: ${text}`);
  return JSON.parse(text);
}

/** Chooses reading interests for a newcomer, which a cookie stores. */
async function becomeReader(visitor: Visitor): Promise<void> {
  await made(visitor, '/api/user/user/communities', { items: [{ type: 'topic', entityId: 'salary-talk' }] });
  await made(visitor, '/api/user/user/onboarding/step', { step: 'Communities' });
}

/** Tells the reader's occupation and takes a made-up name's token. */
async function becomeWriter(visitor: Visitor): Promise<void> {
  const work = { careerStatusType: 'working', careerData: { companyName: 'Pravaha Cloudworks' } };
  const { careerStatusId } = (await made(visitor, '/api/user/user/career-status', work)) as { readonly careerStatusId: string };
  const details = { departmentId: 1, industryId: 1, jobProfile: 'Product Manager', tagId: 0, roleId: null, jobLocation: 'Pune' };
  await made(visitor, `/api/user/user/career-status/${careerStatusId}`, details, { 'X-HTTP-Method-Override': 'PUT' });
  const { text } = await visitor.ask('/api/persona/v1/issuer-keys');
  const { items } = JSON.parse(text) as { readonly items: readonly [{ readonly keyId: string; readonly publicKey: string }] };
  const [issuer] = items;
  const { blindedMessage } = blinded(issuer.publicKey, Buffer.from(new PersonaKey().publicKey, 'base64url'));
  await made(visitor, '/api/persona/v1/token', { keyId: issuer.keyId, blindedMessage });
}

/** Checks that the account has confirmed the administrator claim of `npm start`. */
async function isAdministrator(visitor: Visitor): Promise<boolean> {
  if (claim !== undefined) await change(visitor, '/api/moderation/v1/role-claim', { role: 'administrator', token: claim });
  return (await visitor.ask('/api/administration/v1/topics')).ok;
}

/** Signs in from a new address each time, so that sign-ins do not share a limit. */
async function session(): Promise<string> {
  const visitor = new Visitor(base, { 'x-forwarded-for': [10, randomInt(256), randomInt(256), randomInt(256)].join('.') });
  await visitor.signIn(subjects[kind]);
  if (kind === 'reader' || kind === 'writer') await becomeReader(visitor);
  if (kind === 'writer') await becomeWriter(visitor);
  const isKind = kind !== 'administrator' || (await isAdministrator(visitor));
  return JSON.stringify(isKind ? { cookie: visitor.cookiesNamed('AT', 'joined') } : {});
}

for (let count = Number(process.env['CONTRACT_SESSIONS'] ?? 1); count > 0; count--) console.log(await session());
