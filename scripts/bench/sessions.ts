// The cost of being signed in: the sign-in itself, every request after it, and how soon a sign-out reaches another tab.
import { chromium } from 'playwright';
import { deviceNamed } from '#core/sessions/device.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlCallers } from '#server/adapters/sessions/sql-callers.ts';
import { SystemClock } from '#server/adapters/system/system-clock.ts';
import { browserFlags, browserPath } from '../test/browser.ts';
import { startProduct } from '../product/product.ts';
import { inNewFolder, openStopped } from '../product/stopped-product.ts';
import { atLeast, atMost, medianOf, msOf, percentileOf, recorded, type Finding } from './finding.ts';
import { Asking } from './requests.ts';
import { userAgent, Visitor } from '../product/visitor.ts';

const tokenLogins = 60;
const clients = 4;
const checks = 2_000;
const tabs = 5;
const timedRequests = 2_000;
const warmRequests = 200;
/** URLs not requested before, so that no cached answer is measured. */
const paths = Array.from(
  { length: 2_000 },
  (_, at) => `/api/company/v1/companies?name=${['a', 'in', 'net'][at % 3]}&rating=${(1 + (at % 400) / 100).toFixed(2)}&limit=${20 + Math.floor(at / 400)}`,
);

export const sessions = (): Promise<readonly Finding[]> => inNewFolder('sessions', sessionsIn);

async function sessionsIn(dataDir: string): Promise<readonly Finding[]> {
  const product = await startProduct({ dataDir, scale: 'demo' });
  const visitor = new Visitor(product.origin);
  const findings = [...(await signingIn(product.origin)), ...(await asking(product.origin, visitor)), ...(await signingOut(product.origin))];
  await product.stop();
  return [...findings, await checking(dataDir, visitor.token ?? '')];
}

async function signingIn(origin: string): Promise<readonly Finding[]> {
  await new Visitor(origin).signIn();
  const bare = await requestsASecond(origin, ['/healthz']);
  const requests: number[] = [];
  const began = performance.now();
  const client = async () => {
    for (let turn = 0; turn < tokenLogins / clients; turn++) requests.push(await new Visitor(origin).signIn());
  };
  await Promise.all(Array.from({ length: clients }, client));
  const aSecond = tokenLogins / ((performance.now() - began) / 1_000);
  return [
    recorded(`${clients} clients: sign-ins a second, provider included`, aSecond, '/s'),
    recorded('requests that one sign-in takes', medianOf(requests), ''),
    recorded('bare answers a second for each sign-in a second', bare / aSecond, 'times'),
  ];
}

async function asking(origin: string, visitor: Visitor): Promise<readonly Finding[]> {
  await visitor.signIn();
  const without = await requestsASecond(origin, paths, { 'user-agent': userAgent });
  const signedIn = await requestsASecond(origin, paths, visitor.headers);
  return [
    recorded(`${clients} clients, no session: requests a second`, without, '/s'),
    recorded(`${clients} clients, with session: requests a second`, signedIn, '/s'),
    atLeast('with session beside without', signedIn / without, 0.6, 'of it'),
  ];
}

async function requestsASecond(origin: string, asked: readonly string[], headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const requests = new Asking({ origin, paths: asked, headers }, clients);
  await requests.ask(asked.length === 1 ? warmRequests : 0);
  const ms = await msOf(() => requests.ask(timedRequests));
  requests.rest();
  return timedRequests / (ms / 1_000);
}

/** Measures from sign-out in one tab to its effect in another. */
async function signingOut(origin: string): Promise<readonly Finding[]> {
  const browser = await chromium.launch({ executablePath: browserPath(console.log), args: browserFlags });
  const tookMs: number[] = [];
  for (let round = 0; round < tabs; round++) {
    const context = await browser.newContext({ viewport: { width: 1_280, height: 800 }, locale: 'en-IN' });
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto(`${origin}/login/google`);
    await one.getByRole('button', { name: 'Someone new' }).click();
    await one.getByRole('button', { name: 'Your account' }).waitFor();
    await other.goto(`${origin}/session`);
    await other.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await one.getByRole('button', { name: 'Your account' }).click();
    const signOut = async (): Promise<void> => {
      await one.getByRole('menuitem', { name: 'Sign out' }).click();
      await other.getByRole('heading', { name: 'You are not signed in here.' }).waitFor();
    };
    tookMs.push(await msOf(signOut));
    await context.close();
  }
  await browser.close();
  return [
    recorded('a sign-out reaches another tab, median', medianOf(tookMs), 'ms'),
    atMost('a sign-out reaches another tab, slowest', Math.max(...tookMs), 2_000, 'ms'),
  ];
}

async function checking(dataDir: string, token: string): Promise<Finding> {
  const database = await openStopped(dataDir);
  const callers = new SqlCallers(database.db, new SystemClock(), new Secrets(Buffer.alloc(32)));
  const tookMs: number[] = [];
  for (let turn = 0; turn < checks; turn++) {
    const began = performance.now();
    const caller = await callers.holding(token, deviceNamed(userAgent));
    tookMs.push(performance.now() - began);
    if (!caller) throw new Error('The session that is checked does not stand.');
  }
  await database.close();
  return atMost('database part of a session check: p95', percentileOf(tookMs.slice(checks / 4), 95), 1, 'ms');
}
