import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Operation } from '#openapi/read/operation.ts';
import { bodiesOf, misfits } from '#tests/contract/calls.ts';
import { contracts, anAddress } from '#tests/contract/server.ts';
import { moderatedThings } from '#tests/kinds/tested-kinds.ts';
import { everything } from '#tests/posts/helpers.ts';
import { callNaming, openOwnedServer, operationNamed, type Things } from './owned-server.ts';
import { forOnly, naming, namingA, namingOf } from './named-things.ts';

const unknown = (things: Things): Things => ({
  ...(Object.fromEntries(Object.entries(things).map(([name, id]) => [name, 'z'.repeat(id.length)])) as Things),
  communityId: things.communityId,
});

/** Operations open to a session; those for keys alone are tested elsewhere. */
const bySession = (operations: readonly Operation[]): readonly Operation[] => operations.filter(({ takesSession, isOpen }) => takesSession || isOpen);

/** Things that are not hidden with a post. */
const aloneInTest = [...moderatedThings.map(({ thing }) => thing), 'question', 'answer'] as const;

type Kind = 'post' | 'comment' | (typeof aloneInTest)[number];

/** Operations that name what is hidden along; a post hides everything below it. */
const namedBy = (kind: Kind): readonly Operation[] => {
  const [named, alone] = [namingA(kind, 'shown'), aloneInTest.flatMap((other) => namingA(other, 'shown'))];
  return kind === 'post' ? naming('shown').filter((operation) => named.includes(operation) || !alone.includes(operation)) : named;
};

describe('every operation that names a thing', () => {
  it('finds and changes nothing of other members (S-38, S-39, S-44, S-45)', async () => {
    const server = await openOwnedServer();
    const before = await everything(server);
    for (const operation of bySession(naming('own'))) {
      const { operationId } = operation;
      const [foreign, none] = [
        await callNaming(server.thief, operationId, namingOf(operation, server.things)),
        await callNaming(server.thief, operationId, namingOf(operation, unknown(server.things))),
      ];
      expect([foreign.statusCode, foreign.json().code], `${operationId}: ${foreign.payload}`).toEqual([404, 'NOT_FOUND']);
      expect([none.statusCode, none.json().message], operationId).toEqual([404, foreign.json().message]);
      expect((await callNaming(server.guest, operationId, namingOf(operation, server.things))).statusCode, operationId).toBe(401);
    }
    expect(await everything(server)).toBe(before);
  });

  it('is answered for the owner, so that a refusal of others means something', async () => {
    const server = await openOwnedServer();
    for (const operation of bySession(naming('own'))) {
      const { operationId } = operation;
      if (operationId.startsWith('delete') || ['decideModeration', 'getDecision', 'revokeSession', 'updateUnemployedCareerStatus'].includes(operationId))
        continue;
      const answer = await callNaming(server.owner, operationId, namingOf(operation, server.things));
      expect(answer.statusCode, `${operationId}: ${answer.payload}`).toBeLessThan(300);
    }
  });

  it('does not find what is hidden, and changes nothing (S-43, S-94)', async () => {
    const server = await openOwnedServer();
    for (const [what, kind, table] of hideable)
      for (const status of ['FLAGGED', 'AUTHOR_REJECTED', 'DELETED']) {
        const { rows: shown } = await sql<{ id: string; status: string }>`select id, status from ${sql.table(table)}`.execute(server.db);
        await sql`update ${sql.table(table)} set status = ${status}`.execute(server.db);
        const before = await everything(server);
        for (const operation of namedBy(kind)) {
          const { operationId } = operation;
          // Answers stay readable where the author deleted the post or the question.
          if (status === 'DELETED' && readsAnswers.includes(operationId) && table !== 'comment') continue;
          const [hidden, none] = [
            await callNaming(server.thief, operationId, namingOf(operation, server.things, kind)),
            await callNaming(server.thief, operationId, namingOf(operation, unknown(server.things), kind)),
          ];
          const said = hidden.payload.replaceAll(/[\w-]*"requestId":"[^"]*"/g, '');
          expect([operationId, hidden.statusCode, said.includes('canary')], what).toEqual([operationId, none.statusCode, false]);
          expect(plain(hidden.payload, server.things), `${operationId}: ${what}`).toBe(plain(none.payload, unknown(server.things)));
        }
        expect(await everything(server), what).toBe(before);
        for (const { id, status: former } of shown) await sql`update ${sql.table(table)} set status = ${former} where id = ${id}`.execute(server.db);
      }
  });
});

describe('what everyone sees', () => {
  it('is voted on and reported once by a member, whatever it is (R-072, R-074)', async () => {
    const { thief, things } = await openOwnedServer();
    const tally = { upVotes: 1, downVotes: 0, myVote: 'up' };
    for (const kind of ['post', 'comment', ...aloneInTest] as const) {
      const asked = async (operationId: string) => (await callNaming(thief, operationId, namingOf(operationNamed(operationId), things, kind))).json();
      expect([await asked('castVote'), await asked('castVote'), await asked('getVote')], kind).toMatchObject([tally, tally, { upVotes: 1, isMine: true }]);
      expect(await asked('castVotesBulk'), kind).toMatchObject({ results: [{ isCounted: true, tally }] });
      expect([await asked('reportContent'), await asked('reportContent')], kind).toEqual([{ isFiled: true }, { isFiled: false }]);
    }
  });
});

/** Hideable things: name, kind in operations, and table. */
const hideable = [
  ['a post', 'post', 'post'],
  ['a comment below a hidden post', 'comment', 'post'],
  ['a comment', 'comment', 'comment'],
  ...moderatedThings.map(({ thing, table }) => [thing, thing, table] as const),
  ['a question', 'question', 'question'],
  ['an answer below a hidden question', 'answer', 'question'],
  ['an answer', 'answer', 'comment'],
] as const;

const readsAnswers: readonly string[] = ['listPostComments', 'listCommentReplies', 'getComment'];

/** Strips requested names and the request number from an answer. */
const plain = (payload: string, things: Things): string =>
  Object.values(things).reduce((text, id) => text.replaceAll(id, 'it'), payload.replace(/"requestId":"[^"]*"/, ''));

describe('roles (S-40)', () => {
  it('keep readers from writers’ things, and writers from moderators’, without any change', async () => {
    const server = await openOwnedServer();
    const before = await everything(server);
    for (const operation of forOnly('writer')) {
      const { statusCode, payload } = await callNaming(server.reader, operation.operationId, namingOf(operation, server.things));
      expect([statusCode, JSON.parse(payload).code], operation.operationId).toEqual([409, 'WRITER_REQUIRED']);
    }
    for (const operation of forOnly('moderator', 'administrator'))
      for (const who of [server.owner, server.thief, server.reader]) {
        const { statusCode, payload } = await callNaming(who, operation.operationId, namingOf(operation, server.things));
        expect([statusCode, JSON.parse(payload).code], operation.operationId).toEqual([404, 'NOT_FOUND']);
      }
    expect(await everything(server)).toBe(before);
    const forSome = forOnly('writer', 'moderator', 'administrator');
    for (const operation of contracts.operations.filter((each) => each.takesSession && !forSome.includes(each))) {
      const { operationId, path } = operation;
      const { statusCode, payload } = await callNaming(server.reader, operationId, namingOf(operation, server.things));
      // An operation that names nothing is missing for those alone who may not ask it; an invitation to a role is missing by itself.
      const isMissing = statusCode === 404 && !path.includes('{') && !naming('own').includes(operation) && operationId !== 'claimRole';
      expect(isMissing || payload.includes('WRITER_REQUIRED'), `${operationId} does not say who may ask: ${payload}`).toBe(false);
    }
  });
});

const dayMs = 24 * 3_600_000;

describe('what only the product may say of a thing (S-41)', () => {
  const claims = {
    status: 'LIVE',
    verified: 'VERIFIED',
    isWriter: true,
    upVotes: 9,
    userId: 'x',
    createdAt: 0,
    profileId: 'x',
    companyId: 'x',
    role: 'moderator',
  };

  it('is refused in every body, at every depth of it, and no value moves', async () => {
    const server = await openOwnedServer();
    const before = await everything(server);
    let tried = 0;
    // Custom pairs of a login are taken, and read by nobody.
    const takesPairs = (body: Operation['body']) => typeof body?.schema.at('additionalProperties')?.value === 'object';
    const asked = contracts.operations.filter(
      ({ isOpen, takesSession, body }) => (isOpen || takesSession) && body?.media === 'application/json' && !takesPairs(body),
    );
    for (const { operationId, body, isByNobody } of asked)
      for (const { value } of bodiesOf(operationNamed(operationId)))
        for (const [name, claim] of Object.entries(claims))
          for (const claimed of claimedIn(value, name, claim)) {
            // A day passes for rate limits, and none for the session.
            server.clock.set(-dayMs);
            server.clock.advance(dayMs);
            if (misfits(body!.schema, claimed).length === 0) throw new Error(`${operationId} takes ${name}.`);
            const { statusCode, payload } = await (isByNobody ? server.guest : server.owner).call(operationId, {
              payload: JSON.stringify(claimed),
              remoteAddress: anAddress(),
            });
            expect([statusCode, JSON.parse(payload).code], `${operationId} ${name}`).toEqual([400, 'REQUEST_INVALID']);
            tried++;
          }
    expect(tried).toBeGreaterThan(500);
    expect(await everything(server)).toBe(before);
  });
});

/** Adds one claim to each object of a body that lacks it. */
function claimedIn(value: unknown, name: string, claim: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => claimedIn(item, name, claim).map((inner) => value.with(index, inner)));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => claimedIn(part, name, claim).map((changed) => ({ ...value, [key]: changed })));
  return Object.hasOwn(value, name) ? inner : [{ ...value, [name]: claim }, ...inner];
}
