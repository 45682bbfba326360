// Signs somebody in at an installation of this product with its demo login, and prints the headers of their session:
// node scripts/setup.mjs scripts/contract/demo-session.ts <base URL> [<claim>] newcomer|reader|writer|moderator|administrator
import { randomInt } from 'node:crypto';
import { blinded } from './persona-keys/blind-token.ts';
import { PersonaKey } from './persona-keys/persona-key.ts';

const [, , base = '', ...words] = process.argv;
const kind = words.at(-1) ?? 'newcomer';
const claim = words.length > 1 ? words[0] : undefined;
const cookies = new Map<string, string>();

/** The subjects (OpenID) of the demo login that are the same each time. Everybody else is new. */
const subjects: Readonly<Record<string, string>> = { moderator: 'demo-moderator', administrator: 'contract-administrator' };

/** An address of their own, which an installation behind a proxy believes: nobody signs in for others. */
const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');

/** Asks as a browser would: with the cookies it was given, one redirect at a time. */
async function ask(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(new URL(url, base), { ...init, redirect: 'manual', headers: { ...init.headers, cookie, 'x-forwarded-for': address } });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
    cookies.set(name, value.join('='));
  }
  return response;
}

/** Follows redirects until a page stands, or a session. */
async function follow(start: string | URL): Promise<URL> {
  let here = new URL(start, base);
  for (;;) {
    const response = await ask(here);
    const next = response.headers.get('location');
    if (next === null || session() !== undefined) return here;
    here = new URL(next, here);
  }
}

/** A cookie, whatever its prefix. */
const cookieNamed = (wanted: string): string | undefined =>
  [...cookies].filter(([name]) => name.replace('__Host-', '') === wanted).map((pair) => pair.join('='))[0];

const session = (): string | undefined => cookieNamed('AT');

const ownPage = { origin: new URL(base).origin, 'sec-fetch-site': 'same-origin', appid: '999', systemid: 'AB_WEB' };

/** Changes something in the name of whoever is signed in. */
function change(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return ask(path, { method: 'POST', headers: { ...ownPage, 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
}

/** Asks for something that has to work. */
async function made(...question: Parameters<typeof change>): Promise<unknown> {
  const response = await change(...question);
  if (!response.ok) throw new Error(`${question[0]} answers ${response.status}: ${await response.text()}`);
  return response.json();
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
  const { items } = (await (await ask('/api/persona/v1/issuer-keys')).json()) as {
    readonly items: readonly [{ readonly keyId: string; readonly publicKey: string }];
  };
  const [issuer] = items;
  const { blindedMessage } = blinded(issuer.publicKey, Buffer.from(new PersonaKey().publicKey, 'base64url'));
  await made('/api/persona/v1/token', { keyId: issuer.keyId, blindedMessage });
}

/** Whether the account is the administrator, now that it has confirmed the claim of `npm start`, or was before. */
async function isAdministrator(): Promise<boolean> {
  if (claim !== undefined) await change('/api/moderation/v1/role-claim', { role: 'administrator', token: claim });
  return (await ask('/api/administration/v1/topics')).ok;
}

const choice = await follow('/login/google?referer=%2F');
const chosen = await ask(choice, {
  method: 'POST',
  headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
  body: `subject=${subjects[kind] ?? ''}`,
});
await follow(chosen.headers.get('location') ?? '/');
const cookie = session();
if (cookie === undefined) throw new Error(`Nobody could be signed in at ${base}. Is it an installation with the demo login?`);
if (kind === 'reader' || kind === 'writer') await becomeReader();
if (kind === 'writer') await becomeWriter();
const kept = [cookie, cookieNamed('joined')].filter(Boolean).join('; ');
console.log(JSON.stringify(kind === 'administrator' && !(await isAdministrator()) ? {} : { cookie: kept }));
