import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/persona.ts';
import type { Service } from '#contract/service.ts';
import type { operations } from '#contract/generated/persona.ts';
import { Failure } from '#core/failure.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { FakeContributionTokens } from '#tests/fakes/contributions/fake-contribution-tokens.ts';
import { aMember } from '#tests/members.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepsContributionTokens } from './contribution-tokens.ts';

async function inMemory(isProven = true) {
  return Object.assign(new FakeContributionTokens(), { isProven });
}

async function inTheDatabase(isProven = true) {
  const server = await openPersonaServer();
  const member = aMember({ userId: await server.signIn({ isProven }), isReader: true });
  const caller = { sessionId: 's', member, madeOn: '2026-01-01', expiresAt: Infinity };
  return adaptersFor(server.parts)({ ...noRequest, caller }).contributionTokens;
}

async function overTheWire(isProven = true) {
  const server = await openPersonaServer();
  const http = browserOf(server.app, server.clock, { AT: await server.signIn({ isProven }) });
  return new HttpContributionTokens(http.service(routes), http.under(asNobody, routes));
}

describe('tokens for contributions, in memory', () => void keepsContributionTokens(inMemory));
describe('tokens for contributions, in the database', () => void keepsContributionTokens(inTheDatabase));
describe('tokens for contributions, over the wire', () => void keepsContributionTokens(overTheWire));

describe('tokens for contributions of a service that knows none', () => {
  const answering = (failure: Failure) => {
    const service = new Proxy({}, { get: () => () => Promise.reject(failure) }) as Service<operations>;
    return new HttpContributionTokens(service, service);
  };

  it.each(['missing', 'invalid'] as const)('have no keys where their list is %s, and may be asked for again unanswered', async (kind) => {
    expect(await answering(new Failure(kind)).keys('review')).toEqual({ items: [] });
    await expect(answering(new Failure('offline')).keys('contribution')).rejects.toMatchObject({ kind: 'offline' });
  });
});
