import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Operation } from '#openapi/read/operation.ts';
import { contracts } from '#tests/contract/server.ts';
import type { TestBrowser } from '#tests/login/browser.ts';
import { signedIn, userIdOf } from '#tests/login/signed-in.ts';
import { everything } from '#tests/posts/helpers.ts';
import { aPostIn, callNaming, openOwnedServer, operationNamed, type OwnedServer, type Things } from './owned-server.ts';
import { namingOf } from './named-things.ts';

/** Session operations closed to banned members. */
const closed = contracts.operations.filter(({ changes, isOpen, takesSession, isOpenToBanned }) => changes && takesSession && !isOpen && !isOpenToBanned);

/** Calls of an operation on own things: its example, and each owned kind. */
const waysToAsk = (operation: Operation, things: Things) => [{}, ...['post', 'comment'].map((kind) => namingOf(operation, things, kind))];

async function banOwner({ db, thief, things }: OwnedServer): Promise<void> {
  await sql`update account set role = 'administrator' where id = ${await userIdOf(thief)}`.execute(db);
  const body = { resourceId: things.postId, resourceType: 'POST', kind: 'ban', rule: 'spam', note: 'Four ads in an hour.', days: 30 };
  expect((await callNaming(thief, 'moderateContent', { body })).json()).toMatchObject({ status: 'LIVE' });
}

const refusalsOf = async (who: TestBrowser, things: Things) => {
  const asked = closed.flatMap((operation) => waysToAsk(operation, things).map((naming) => ({ operationId: operation.operationId, naming })));
  const answers: string[] = [];
  for (const { operationId, naming } of asked) answers.push(`${operationId} ${(await callNaming(who, operationId, naming)).json().code}`);
  return answers.filter((answer) => !answer.endsWith(' BANNED'));
};

describe('a banned account that owns one of everything (R-064)', () => {
  it('changes nothing, in its session, another tab, another device, or signed in again', async () => {
    const server = await openOwnedServer();
    const { things, owner } = server;
    await callNaming(owner, 'castVote', { body: { resourceId: things.commentId, resourceType: 'COMMENT', voteType: 'up' } });
    const elsewhere = await signedIn(server);
    await banOwner(server);
    const sessions = [owner, server.browser().copy(owner), elsewhere, await signedIn(server)];
    const before = await everything(server);
    for (const session of sessions) expect(await refusalsOf(session, things)).toEqual([]);
    expect(await everything(server)).toEqual(before);
    expect((await owner.call('refreshSession')).statusCode).toBe(200);
    expect((await callNaming(owner, 'createPost', aPostIn(things.communityId, { profileType: 'DESIGNATION' }))).json().code).toBe('BANNED');
  });

  it('deletes what it wrote, for leaving is always possible', async () => {
    const server = await openOwnedServer();
    const { things, owner, guest } = server;
    await banOwner(server);
    for (const operationId of ['deleteComment', 'deletePost', 'deleteSalaryPost']) {
      expect((await callNaming(owner, operationId, namingOf(operationNamed(operationId), things))).statusCode, operationId).toBe(204);
    }
    expect((await callNaming(guest, 'getPost', { inPath: { postId: things.postId } })).json()).toMatchObject({ status: 'DELETED' });
    expect((await callNaming(owner, 'deletePost', { inPath: { postId: things.pollId } })).statusCode).toBe(204);
    expect((await callNaming(owner, 'createPost', aPostIn(things.communityId))).json().code).toBe('BANNED');
  });

  it('comes back banned after it was deleted, in whatever browser', async () => {
    const server = await openOwnedServer();
    const { things, owner } = server;
    await banOwner(server);
    expect((await owner.call('deleteUser')).statusCode).toBe(200);
    for (const again of [await signedIn(server), await signedIn(server)]) {
      expect((await again.call('getOwnNews')).json()).toMatchObject({ isBanned: true });
      expect((await callNaming(again, 'createPost', aPostIn(things.communityId))).json().code).toBe('BANNED');
    }
  });
});
