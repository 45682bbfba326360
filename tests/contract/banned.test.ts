import { describe, expect, it } from 'vitest';
import type { PersonaSigners } from '#core/persona-keys/persona-signers.ts';
import type { Callers } from '#core/sessions/callers.ts';
import { exampleCall } from './calls.ts';
import { callers, contracts, openServer } from './server.ts';

const banned: Callers = { holding: (token, device) => callers.holding(token, device), isBanned: async () => true };
const bannedSigners: PersonaSigners = { knows: async () => true, isBanned: async () => true, spend: async () => true };

describe('a banned account over HTTP (R-064)', () => {
  it('changes nothing but what it is open to', async () => {
    const app = await openServer({ callers: banned, signers: bannedSigners });
    // A contribution has its own key, which nobody can ban: a banned account is issued no token for one.
    const members = contracts.operations.filter(({ isOpen, changes, takesSession, takesSignature }) => changes && !isOpen && (takesSession || takesSignature));
    const answers = await Promise.all(members.map(async (operation) => [operation.operationId, await app.inject(exampleCall(operation))] as const));
    const refused = answers.filter(([, answer]) => answer.statusCode === 409 && answer.json().code === 'BANNED');
    const names = refused.map(([name]) => name);
    expect(
      answers
        .map(([name]) => name)
        .filter((name) => !names.includes(name))
        .toSorted(),
    ).toEqual(
      members
        .filter(({ isOpenToBanned }) => isOpenToBanned)
        .map(({ operationId }) => operationId)
        .toSorted(),
    );
    for (const name of ['createPost', 'createComment', 'castVote', 'votePoll', 'reportContent', 'decideModeration', 'saveAnonymousProfile'])
      expect(names).toContain(name);
    await app.close();
  });

  it('still reads the feed, its own profile, its session and what was decided about it', async () => {
    const app = await openServer({ callers: banned, signers: bannedSigners });
    const reading = contracts.operations.filter(({ operationId }) => ['listFeed', 'listOwnDecisions', 'getUserProfile', 'getSession'].includes(operationId));
    const statuses = await Promise.all(reading.map(async (operation) => (await app.inject(exampleCall(operation))).statusCode));
    expect(statuses).toEqual([200, 200, 200, 200]);
    await app.close();
  });
});
