import { describe, expect, it } from 'vitest';
import { deletionSeconds } from '#core/account/account-deletion.ts';
import { RequestScope } from '#server/adapters/caller/request-scope.ts';
import { SqlAccounts } from '#server/adapters/account/sql-accounts.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { usualTimeoutMs } from '#server/app/traffic/timeout.ts';
import { adapterParts } from '#tests/adapters.ts';
import { openLoginServer } from '#tests/login/login-server.ts';
import { signedIn, userIdOf } from '#tests/login/signed-in.ts';
import { aMember } from '#tests/members.ts';
import { callTimeoutMs } from '#web/adapters/http/http.ts';
import { contracts } from './server.ts';
import { testDeclarations } from '#tests/database.ts';

describe('the time of a deletion (R-155)', () => {
  it('is undone where it exceeds its promised time, so that no receipt comes (R-155)', async () => {
    const server = await openLoginServer();
    const me = await signedIn(server);
    const now = server.clock.now();
    const caller = { sessionId: 'any', member: aMember({ userId: await userIdOf(me), signedInAt: now }), madeOn: '2026-11-20', expiresAt: now };
    const accounts = new SqlAccounts(new RequestScope({ ...testDeclarations, ...adapterParts(server), context: { ...noRequest, caller } }), 0);
    const everything = { designationProfile: 'delete', feedback: 'delete' } as const;
    await expect(accounts.delete(everything, 'm2d7-p4x9-c0t6-h8rk')).rejects.toMatchObject({ kind: 'offline' });
    await expect(accounts.receipt('m2d7-p4x9-c0t6-h8rk')).rejects.toMatchObject({ kind: 'missing' });
    expect((await me.member())?.displayName).toBe('Steady Marigold');
  });

  it('is as its contract promises, and no operation outlasts the client’s wait (B-05)', () => {
    const promised = new Map(contracts.operations.map(({ operationId, timeoutSeconds = 0 }) => [operationId, timeoutSeconds]));
    expect(promised.get('deleteUser')).toBe(deletionSeconds);
    expect(Math.max(...promised.values()) * 1_000 + usualTimeoutMs).toBeLessThan(callTimeoutMs);
  });
});
