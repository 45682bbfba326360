import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Operation } from '#server/app/contract/operation.ts';
import type { ContractPointer } from '#server/app/contract/contract-pointer.ts';
import { bodiesOf, misfits } from '#tests/contract/calls.ts';
import { contracts, anAddress } from '#tests/contract/server.ts';
import { everything } from '#tests/posts/helpers.ts';
import { callNaming, openOwnedServer, operationNamed, type Things } from './owned-server.ts';
import { administrative, commentsWhileShown, forMembers, forModerators, forWriters, ofNobody, privately, whileShown } from './placed-names.ts';

const isName = (name: string): boolean => /(^id|^ids|Id|Ids|Key)$/.test(name) && name !== 'submissionKey';

/** Properties of a schema that name a thing by its id or key, however deep. */
function namesIn(schema: ContractPointer | undefined, seen = new Set<string>()): readonly string[] {
  if (!schema || seen.has(schema.uri)) return [];
  seen.add(schema.uri);
  const properties = schema.at('properties')?.parts ?? [];
  const inner = [...properties, ...(schema.at('oneOf')?.parts ?? []), ['items', schema.at('items')] as const].map(([, part]) => part);
  return [...properties.map(([name]) => name).filter(isName), ...inner.flatMap((part) => namesIn(part, seen))];
}

const namesOf = ({ parameters, body }: Operation): readonly string[] => [
  ...parameters.filter(({ in: part, name, schema }) => (part === 'path' && !schema.at('enum')) || (part === 'query' && isName(name))).map(({ name }) => name),
  ...namesIn(body?.schema),
];

/** Things with names that nothing has. */
const unknown = (things: Things): Things => ({
  ...(Object.fromEntries(Object.entries(things).map(([name, id]) => [name, 'z'.repeat(id.length)])) as Things),
  communityId: things.communityId,
});

describe('every operation that names a thing', () => {
  it('is placed: whose things it may name (S-38)', () => {
    const naming = contracts.operations.filter((operation) => namesOf(operation).length > 0).map(({ operationId }) => operationId);
    expect([privately, whileShown, ofNobody].flatMap((placed) => Object.keys(placed)).toSorted()).toEqual(naming.toSorted());
  });

  it('finds nothing of another member, answers as if there were nothing, and changes nothing (S-38, S-39, S-44, S-45)', async () => {
    const server = await openOwnedServer();
    const before = await everything(server);
    for (const [operationId, names] of Object.entries(privately)) {
      const [foreign, none] = [
        await callNaming(server.thief, operationId, names(server.things)),
        await callNaming(server.thief, operationId, names(unknown(server.things))),
      ];
      expect([foreign.statusCode, foreign.json().code], `${operationId}: ${foreign.payload}`).toEqual([404, 'NOT_FOUND']);
      expect([none.statusCode, none.json().message], operationId).toEqual([404, foreign.json().message]);
      expect((await callNaming(server.guest, operationId, names(server.things))).statusCode, operationId).toBe(401);
    }
    expect(await everything(server)).toBe(before);
  });

  it('is answered for the owner, so that a refusal of others means something', async () => {
    const server = await openOwnedServer();
    for (const [operationId, names] of Object.entries(privately)) {
      if (operationId.startsWith('delete') || ['decideModeration', 'getDecision', 'revokeSession', 'updateUnemployedCareerStatus'].includes(operationId))
        continue;
      const answer = await callNaming(server.owner, operationId, names(server.things));
      expect(answer.statusCode, `${operationId}: ${answer.payload}`).toBeLessThan(300);
    }
  });

  it.each([
    ['a post', whileShown, 'post'],
    ['a comment below a hidden post', commentsWhileShown, 'post'],
    ['a comment', commentsWhileShown, 'comment'],
  ] as const)('does not find %s that is hidden, and changes nothing (S-43, S-94)', async (_what, placed, table) => {
    const server = await openOwnedServer();
    for (const status of ['FLAGGED', 'AUTHOR_REJECTED', 'DELETED']) {
      await sql`update ${sql.table(table)} set status = ${status}`.execute(server.db);
      const before = await everything(server);
      for (const [operationId, names] of Object.entries(placed)) {
        // Answers stay readable where the author deleted the post.
        if (status === 'DELETED' && table === 'post' && ['listPostComments', 'listCommentReplies', 'getComment'].includes(operationId)) continue;
        const [hidden, none] = [
          await callNaming(server.thief, operationId, names(server.things)),
          await callNaming(server.thief, operationId, names(unknown(server.things))),
        ];
        const said = hidden.payload.replaceAll(/[\w-]*"requestId":"[^"]*"/g, '');
        expect([operationId, hidden.statusCode, said.includes('canary')]).toEqual([operationId, none.statusCode, false]);
        expect(plain(hidden.payload, server.things), operationId).toBe(plain(none.payload, unknown(server.things)));
      }
      expect(await everything(server)).toBe(before);
    }
  });
});

/** An answer without the names that were asked for and the number of the request. */
const plain = (payload: string, things: Things): string =>
  Object.values(things).reduce((text, id) => text.replaceAll(id, 'it'), payload.replace(/"requestId":"[^"]*"/, ''));

describe('roles (S-40)', () => {
  it('are settled for every operation that changes something for members', () => {
    const changing = contracts.operations
      .filter(({ isOpen, takesSession, method }) => takesSession && !isOpen && method !== 'get')
      .map(({ operationId }) => operationId);
    const placed = [...Object.keys(forWriters), ...Object.keys(forModerators), ...forMembers].filter((name) => !name.startsWith('list'));
    expect(
      [...forMembers, ...Object.keys(forWriters), 'decideModeration', 'moderateContent', 'changeRole', 'inviteToRole', ...administrative].toSorted(),
    ).toEqual(changing.toSorted());
    expect(new Set(placed).size).toBe(placed.length);
  });

  it('keep a reader from what is for writers, and a writer from what is for moderators, and nothing changes', async () => {
    const server = await openOwnedServer();
    const before = await everything(server);
    for (const [operationId, names] of Object.entries(forWriters)) {
      const { statusCode, payload } = await callNaming(server.reader, operationId, names(server.things));
      expect([statusCode, JSON.parse(payload).code], operationId).toEqual([409, 'WRITER_REQUIRED']);
    }
    for (const [operationId, names] of Object.entries(forModerators))
      for (const who of [server.owner, server.thief, server.reader]) {
        const { statusCode, payload } = await callNaming(who, operationId, names(server.things));
        expect([statusCode, JSON.parse(payload).code], operationId).toEqual([404, 'NOT_FOUND']);
      }
    expect(await everything(server)).toBe(before);
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
    const asked = contracts.operations.filter(({ isOpen, takesSession, body }) => (isOpen || takesSession) && body?.media === 'application/json');
    for (const { operationId, body } of asked)
      for (const { value } of bodiesOf(operationNamed(operationId)))
        for (const [name, claim] of Object.entries(claims))
          for (const claimed of claimedIn(value, name, claim)) {
            // A day passes for rate limits, and none for the session.
            server.clock.set(-dayMs);
            server.clock.advance(dayMs);
            if (misfits(body!.schema, claimed).length === 0) throw new Error(`${operationId} takes ${name}.`);
            const { statusCode, payload } = await server.owner.call(operationId, { payload: JSON.stringify(claimed), remoteAddress: anAddress() });
            expect([statusCode, JSON.parse(payload).code], `${operationId} ${name}`).toEqual([400, 'REQUEST_INVALID']);
            tried++;
          }
    expect(tried).toBeGreaterThan(500);
    expect(await everything(server)).toBe(before);
  });
});

/** A body with one more claim in it, once for each object in it that does not say this itself. */
function claimedIn(value: unknown, name: string, claim: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => claimedIn(item, name, claim).map((inner) => value.with(index, inner)));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => claimedIn(part, name, claim).map((changed) => ({ ...value, [key]: changed })));
  return Object.hasOwn(value, name) ? inner : [{ ...value, [name]: claim }, ...inner];
}
