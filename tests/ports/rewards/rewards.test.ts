import { describe } from 'vitest';
import { routes } from '#contract/generated/rewards.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpRewardTokens } from '#web/adapters/rewards/http-reward-tokens.ts';
import { httpRewards } from '#web/adapters/rewards/http-rewards.ts';
import { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { FakeRewards, fakeRewardIssuer, FakeRewardTokens, RewardBackend } from '#tests/fakes/rewards/fake-rewards.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { keepsRewards, type OpenRewards } from './rewards.ts';
import { aRewardServer, keepContribution } from './rewards-server.ts';

const inMemory: OpenRewards = async (coupons = []) => {
  const backend = new RewardBackend();
  backend.coupons = coupons;
  return {
    rewards: new FakeRewards(backend),
    issuer: async () => fakeRewardIssuer(backend.clock.now()),
    contribute: async (isShown) => {
      const { publicKey } = new PersonaKey();
      backend.shown.set(publicKey, isShown);
      return { tokens: new FakeRewardTokens(backend, publicKey), show: async () => void backend.shown.set(publicKey, true) };
    },
    nothing: async () => new FakeRewardTokens(backend, new PersonaKey().publicKey),
    advance: (ms) => backend.clock.set(ms),
  };
};

const inDatabase: OpenRewards = async (coupons) => {
  const server = await aRewardServer(coupons);
  const { db, portsOf } = server;
  return {
    rewards: portsOf().rewards,
    issuer: () => server.issuer('reward'),
    contribute: async (isShown) => {
      const key = new PersonaKey();
      const id = await keepContribution(db, key.publicKey, isShown ? 'LIVE' : 'SCHEDULED');
      const show = async () => void (await db.updateTable('benefits').set({ status: 'LIVE' }).where('id', '=', id).execute());
      return { tokens: portsOf(key).rewardTokens, show };
    },
    nothing: async () => portsOf(new PersonaKey()).rewardTokens,
    advance: (ms) => server.clock.set(ms),
  };
};

const overTheWire: OpenRewards = async (coupons) => {
  const server = await aRewardServer(coupons);
  const { db, clock } = server;
  const http = browserOf(server.app, clock, { AT: await server.signIn() });
  const keys = new FakeContributionKeys();
  const clientOf = contributionHttp(http, keys, clock);
  const tokensOf = async () => {
    const { publicKey } = await keys.make({ kind: 'benefits' });
    return { publicKey, tokens: httpRewardTokens(clientOf(publicKey).service(routes)) };
  };
  return {
    rewards: httpRewards(http.service(routes), http.under(asNobody, routes)),
    issuer: () => server.issuer('reward'),
    contribute: async (isShown) => {
      const { publicKey, tokens } = await tokensOf();
      const id = await keepContribution(db, publicKey, isShown ? 'LIVE' : 'SCHEDULED');
      return { tokens, show: async () => void (await db.updateTable('benefits').set({ status: 'LIVE' }).where('id', '=', id).execute()) };
    },
    nothing: async () => (await tokensOf()).tokens,
    advance: (ms) => clock.set(ms),
  };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inDatabase],
  ['over the wire', overTheWire],
] as const)('rewards %s', (_, open) => void keepsRewards(open));
