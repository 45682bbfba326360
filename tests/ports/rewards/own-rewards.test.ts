import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes as persona } from '#contract/generated/persona.ts';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes } from '#contract/generated/rewards.ts';
import { dayMs } from '#core/figures/durations.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { BrowserOwnRewards } from '#web/adapters/rewards/browser-own-rewards.ts';
import { DeviceOwnRewards } from '#web/adapters/rewards/device-own-rewards.ts';
import { httpRewardTokens } from '#web/adapters/rewards/http-reward-tokens.ts';
import { httpRewards } from '#web/adapters/rewards/http-rewards.ts';
import { aDevice } from '#tests/contribution-device.ts';
import { aCoupon } from '#tests/fakes/rewards/fake-rewards.ts';
import { FakeRewardWallet } from '#tests/fakes/rewards/fake-reward-wallet.ts';
import { aRewardsDevice } from '#tests/fakes/rewards/rewards-device.ts';
import { browserOf, type Passage } from '#tests/over-the-wire.ts';
import { drawAll, keepsOwnRewards, type OpenedOwnRewards } from './own-rewards.ts';
import { aRewardServer, keepContribution } from './rewards-server.ts';

afterEach(() => void vi.unstubAllGlobals());

const { codes: _, ...chaiAlone } = aCoupon({ couponId: 'chai' });
const chai = { ...chaiAlone, left: 1 };

function inMemory() {
  const device = aRewardsDevice();
  device.backend.coupons = [aCoupon({ couponId: 'chai' })];
  return { ...device, chai, show: async (publicKey: string) => void device.backend.shown.set(publicKey, true) };
}

async function inABrowser(): Promise<OpenedOwnRewards> {
  const device = inMemory();
  vi.stubGlobal('localStorage', { getItem: () => '1' });
  return { ...device, own: new BrowserOwnRewards(device.keys, device.wallet, device.clock, async () => device.own) };
}

async function overTheWire() {
  const server = await aRewardServer([aCoupon({ couponId: 'chai' })]);
  const passages: Passage[] = [];
  const http = browserOf(server.app, server.clock, { AT: await server.signIn() }, (passage) => passages.push(passage));
  const tokens = new HttpContributionTokens(http.service(persona), http.under(asNobody, persona));
  const { parts, keys } = aDevice({ tokens, ledger: httpRemovalLedger(http.under(asNobody, moderation)), clock: server.clock });
  const [clientOf, byNobody, wallet] = [contributionHttp(http, keys, server.clock), http.under(asNobody, routes), new FakeRewardWallet()];
  const tokensOf = (publicKey: string) => httpRewardTokens(clientOf(publicKey).service(routes));
  const own = new DeviceOwnRewards({ ...parts, wallet, rewards: httpRewards(byNobody, byNobody), tokensOf });
  const contribute: OpenedOwnRewards['contribute'] = async (kind, isShown = true, sentOn = '2026-11-19') => {
    const { publicKey } = await keys.make({ kind, about: 'Koyal Pay', thingId: `t${(await keys.list()).length}`, sentOn });
    await keepContribution(server.db, publicKey, isShown ? 'LIVE' : 'SCHEDULED');
    return publicKey;
  };
  const show = async (publicKey: string) =>
    void (await server.db.updateTable('benefits').set({ status: 'LIVE' }).where('author_ref', '=', publicKey).execute());
  return { own, contribute, show, chai, passages };
}

describe('the points of a device in memory', () => void keepsOwnRewards(async () => inMemory()));
describe('the points of a browser', () => void keepsOwnRewards(inABrowser));
describe('the points of a device over the wire', () => void keepsOwnRewards(overTheWire));

describe('points on the wire (F-07, R-007)', () => {
  it('are drawn each by one key, and pay without revealing anything of that', async () => {
    const { own, contribute, passages } = await overTheWire();
    const keys = [await contribute('benefits'), await contribute('benefits')];
    await drawAll(own);
    await own.redeem(chai);
    const of = (end: string) => passages.filter(({ path }) => path.endsWith(end));
    const keyIn = ({ headers }: Passage) => /keyid="([^"]+)"/.exec(headers['signature-input'] ?? '')?.[1];
    expect(of('/reward-token').map(keyIn).toSorted()).toEqual(keys.toSorted());
    const [payment, ...more] = of('/redeem');
    expect([Object.keys(payment?.headers ?? {}).filter((name) => /cookie|signature|authorization|device/.test(name)), more]).toEqual([[], []]);
    expect(passages.filter(({ path, headers }) => path.startsWith('/api/rewards') && headers.cookie !== undefined)).toEqual([]);
  });
});

describe('the points of a device', () => {
  it('are drawn once it is shown what they are for, and of no review', async () => {
    const { own, contribute, show, asked } = inMemory();
    await contribute('review');
    const waiting = await contribute('interview', false);
    await drawAll(own);
    expect([(await own.local()).points, asked]).toEqual([[], [waiting]]);
    await show(waiting);
    // It was asked about on this visit: no key asks again and again.
    await drawAll(own);
    expect((await own.local()).points).toEqual([]);
  });

  it('cost the same, and bring the same code, where the answer was lost', async () => {
    const { own, contribute, server, backend } = inMemory();
    for (let at = 0; at < 3; at++) await contribute('salary');
    await drawAll(own);
    server.losesAnswer = true;
    await expect(own.redeem(chai)).rejects.toMatchObject({ kind: 'offline' });
    expect((await own.local()).points.filter(({ payingFor }) => payingFor === 'chai')).toHaveLength(2);
    expect((await own.redeem(chai)).code).toBe('CHAI-1');
    expect([backend.spent.size, (await own.local()).points.length]).toEqual([2, 1]);
  });

  it('stay as they are where a coupon is refused', async () => {
    const { own, contribute, backend } = inMemory();
    for (let at = 0; at < 2; at++) await contribute('salary');
    await drawAll(own);
    backend.coupons = [aCoupon({ couponId: 'chai', codes: [] })];
    await expect(own.redeem(chai)).rejects.toMatchObject({ code: 'COUPON_USED_UP' });
    expect((await own.local()).points.map(({ payingFor }) => payingFor)).toEqual([undefined, undefined]);
  });

  it('are not counted once the year after theirs is over', async () => {
    const { own, contribute, clock } = inMemory();
    await contribute('salary');
    await drawAll(own);
    clock.set(Date.UTC(2027, 11, 31) - Date.UTC(2026, 10, 20));
    expect((await own.local()).points).toHaveLength(1);
    clock.set(dayMs);
    expect((await own.local()).points).toHaveLength(0);
  });
});
