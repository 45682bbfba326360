import { expect, it } from 'vitest';
import { longestRateWindowMs } from '#server/adapters/caller/caller-tables.ts';
import { settingsTable } from '#server/app/config/settings.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { exampleCall } from './calls.ts';
import { callers, contracts, list, memberToken, openServer } from './server.ts';

const office = '203.0.113.7';
const visitRequests = 48;

const open = async (limits: { readonly rateLimit: number; readonly memberLimit: number }) => {
  const clock = new FakeClock();
  const colleague = await callers.holding(memberToken, { browser: 'other', system: 'other' });
  const everybody = {
    holding: async (token: string) => (colleague && token.startsWith('m-') ? { ...colleague, member: { ...colleague.member, userId: token } } : undefined),
    isBanned: async () => false,
  };
  const picture = { contentType: 'image/webp', bytes: new Uint8Array([1]) };
  const settings = { trustProxy: [], publicOrigin: undefined, signInLimit: 25, showKit: false, ...limits };
  const app = await openServer({ clock, callers: everybody, settings, pictures: { find: async () => picture } });
  const ask = async (member?: string, url = list, remoteAddress = office) =>
    app.inject({ url, remoteAddress, headers: member === undefined ? {} : { cookie: `AT=${member}` } });
  const times = async (count: number, ...asked: Parameters<typeof ask>) => {
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < count; turn++) {
      const { statusCode } = await ask(...asked);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  };
  return { clock, ask, times };
};

it('lets an office of 500 guests read undisturbed, and each member amply (T-11, X-6)', async () => {
  expect(settingsTable.rateLimit.fallback).toBeGreaterThanOrEqual(500 * visitRequests);
  expect(settingsTable.memberLimit.fallback).toBeGreaterThanOrEqual(10 * visitRequests);
  const { times } = await open({ rateLimit: settingsTable.rateLimit.fallback, memberLimit: settingsTable.memberLimit.fallback });
  expect(await times(40 * visitRequests)).toEqual({ 200: 40 * visitRequests });
});

it('counts members alone, on any network, and guests by their network (T-11, X-6)', async () => {
  const { ask, times, clock } = await open({ rateLimit: 6, memberLimit: 4 });
  expect(await times(5, 'm-asha')).toEqual({ 200: 4, 429: 1 });
  expect((await ask('m-asha', list, '198.51.100.1')).statusCode).toBe(429);
  expect(await times(4, 'm-ravi')).toEqual({ 200: 4 });
  expect(await times(7)).toEqual({ 200: 6, 429: 1 });
  expect(await times(1, undefined, list, '198.51.100.2')).toEqual({ 200: 1 });
  expect((await ask('m-meera')).statusCode, 'a member beside exhausted guests').toBe(200);
  expect((await ask('not a member')).statusCode, 'a token that is nobody counts with the guests').toBe(429);
  const refused = await ask('m-asha');
  expect(refused.headers['retry-after']).toBe('300');
  clock.advance(299_999);
  expect((await ask('m-asha')).headers['retry-after']).toBe('1');
  clock.set(-3_600_000);
  clock.advance(1);
  expect((await ask('m-asha')).statusCode, 'also when the time of day was set back').toBe(200);
  expect((await ask()).statusCode).toBe(200);
});

it('counts together what has no limit to itself, whichever operation it is (T-11, X-6)', async () => {
  const { ask, times } = await open({ rateLimit: 6, memberLimit: 4 });
  expect(await times(4, 'm-asha')).toEqual({ 200: 4 });
  expect((await ask('m-asha', '/api/company/v1/company/koyal-pay')).statusCode).toBe(429);
});

it('counts pictures apart: a full page costs no reading, and excessive requests wait (X-6)', async () => {
  const { ask, times, clock } = await open({ rateLimit: 2, memberLimit: 2 });
  expect(await times(100, undefined, '/images/5f0c2a9be41d7c88')).toEqual({ 200: 100 });
  expect((await ask()).statusCode).toBe(200);
  const url = '/media/5f0c2a9be41d7c88';
  expect(await times(1_201, 'm-asha', url)).toEqual({ 404: 1_200, 429: 1 });
  clock.advance(60_000);
  expect((await ask('m-asha', url)).statusCode).toBe(404);
});

it('keeps no count longer than the data map says', () => {
  const windows = contracts.operations.flatMap(({ rateLimit }) => (rateLimit ? [rateLimit.seconds * 1_000] : []));
  expect(Math.max(...windows)).toBe(longestRateWindowMs);
});

it('counts a network’s passkey options, twice as many as its allowed login attempts', async () => {
  const settings = { trustProxy: [], publicOrigin: undefined, rateLimit: 1_000, signInLimit: 3, showKit: false };
  const app = await openServer({ settings });
  const options = contracts.operations.filter(({ operationId }) => ['startPasskeySignUp', 'startPasskeyLogin'].includes(operationId));
  const statuses = [];
  for (let turn = 0; turn < 7; turn++)
    for (const operation of options.slice(turn % 2, (turn % 2) + 1))
      statuses.push((await app.inject(exampleCall(operation, { remoteAddress: office }))).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
