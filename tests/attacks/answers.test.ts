import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Operation } from '#openapi/read/operation.ts';
import { contracts, anAddress } from '#tests/contract/server.ts';
import { formOf } from '#tests/contract/calls.ts';
import { aPicture } from '#tests/pictures.ts';
import { moderatedThings } from '#tests/kinds/tested-kinds.ts';
import { everything } from '#tests/posts/helpers.ts';
import { callNaming, openOwnedServer, aPostIn, type OwnedServer } from './owned-server.ts';
import { naming, namingOf, readingA } from './named-things.ts';

/** Internal ids and keys of members, which nobody else may read. */
async function innerNames({ db }: OwnedServer): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select id as name from account union select key from identity union select id from session union select handle_hash from session union select ref from persona
    union select author_ref from post union select author_ref from comment union select owner from salary_offer union select muter from mute union select reporter from report
    union select owner from upload`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name !== null && name.length > 8);
}

describe('what is answered to a guest (S-42)', () => {
  it('holds no name by which the product knows its members inside, whatever is asked', async () => {
    const server = await openOwnedServer();
    const names = await innerNames(server);
    expect(names.length).toBeGreaterThan(20);
    const open = contracts.operations.filter(({ isOpen }) => isOpen);
    let recorded = 0;
    const shown = naming('shown');
    for (const operation of open) {
      const { operationId } = operation;
      const ofOwner = shown.includes(operation) ? [await callNaming(server.guest, operationId, namingOf(operation, server.things))] : [];
      const answers = [await server.guest.call(operationId), ...ofOwner];
      for (const { statusCode, payload, headers } of answers) {
        if (statusCode < 300) recorded++;
        const said = payload + JSON.stringify(headers);
        expect(
          names.filter((name) => said.includes(name)),
          operationId,
        ).toEqual([]);
        // The operator of an installation is there to be written to, and its texts say where.
        if (!['getOperator', 'getText'].includes(operationId)) expect(said, operationId).not.toMatch(/@(?!\/|font|media)[a-z-]+\.(example|test)\b/);
      }
    }
    const post = await server.guest.call('getPost', { inPath: { postId: server.things.postId } });
    expect(post.payload).toContain('canary-content');
    expect(names.filter((name) => post.payload.includes(name))).toEqual([]);
    expect(recorded).toBeGreaterThan(open.length / 2);
  });
});

const urlOf = (operation: Operation, things: OwnedServer['things']): string =>
  Object.entries({ ...namingOf(operation, things).inPath, communityType: 'topic' }).reduce((url, [name, id]) => url.replace(`{${name}}`, id), operation.path);

const plainly = { headers: { appid: '999', systemid: 'AB_WEB' } } as const;

describe('what is hidden (S-43)', () => {
  it('leaves lists, searches, feeds and answers for others within a minute, having been there', async () => {
    const server = await openOwnedServer();
    const reading = contracts.operations.filter(({ method, changes, service }) => method === 'get' && !changes && service !== 'login');
    const telling = async (): Promise<readonly string[]> => {
      const recorded: string[] = [];
      for (const operation of reading)
        for (const who of [server.guest, server.thief]) {
          const { payload } = await who.ask(urlOf(operation, server.things), { ...plainly, remoteAddress: anAddress() });
          if (payload.includes('canary')) recorded.push(operation.operationId);
        }
      return recorded;
    };
    const ofPosts = ['listFeed', 'listCommunityPosts', 'getPost', 'listPostComments', 'getComment'];
    const ofKinds = moderatedThings.flatMap(({ thing }) => readingA(thing)).map(({ operationId }) => operationId);
    expect(await telling()).toEqual(expect.arrayContaining([...ofPosts, ...ofKinds, 'listLatestInterviews', 'getQuestion']));
    for (const status of ['FLAGGED', 'AUTHOR_REJECTED', 'DELETED']) {
      for (const table of ['post', 'question', ...moderatedThings.map((each) => each.table)])
        await sql`update ${sql.table(table)} set status = ${status}`.execute(server.db);
      server.clock.advance(60_000);
      // Answers stay readable where the author deleted the post or the question.
      const answers = status === 'DELETED' ? ['listPostComments', 'getComment'] : [];
      expect([...new Set(await telling())], status).toEqual(answers);
    }
  });
});

describe('where a list goes on (S-47)', () => {
  it('is given by that list alone, and to a reader who has read so far', async () => {
    const server = await openOwnedServer();
    const { next } = (await server.owner.ask('/api/feed/v3/feed?limit=1', plainly)).json();
    expect(next).toMatch(/./);
    // A list that is asked for by a key, or at a company's desk, is asked for by no session.
    const lists = contracts.operations.filter(
      ({ operationId, takesDesk, parameters }) => operationId !== 'listOwnDataByKey' && !takesDesk && parameters.some(({ name }) => name === 'cursor'),
    );
    expect(lists.length).toBeGreaterThan(8);
    const last = next.at(-2) === 'A' ? 'B' : 'A';
    for (const cursor of [next, `${next.slice(0, -2)}${last}${next.at(-1)}`, `${next}A`, 'nonsense'])
      for (const operation of lists) {
        const { operationId } = operation;
        const ask = (who: typeof server.owner) =>
          who.ask(`${urlOf(operation, server.things)}?${new URLSearchParams({ cursor }).toString()}`, { ...plainly, remoteAddress: anAddress() });
        const isItself = operationId === 'listFeed' && cursor === next;
        if (!isItself) expect([400, 404], `${operationId} ${cursor}`).toContain((await ask(server.owner)).statusCode);
        if (operationId === 'listFeed') expect((await ask(server.thief)).json().code).toMatch(/CURSOR_INVALID|REQUEST_INVALID/);
      }
  });
});

const urls = [
  'https://evil.test/x.png',
  '//evil.test/x',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '../../images/x',
  '..%2fx',
  '/media/x',
  'javascript:alert(1)',
  'file:///etc/passwd',
];

describe('a picture that is named (S-72)', () => {
  it('is one of ours by its own name: a URL of any kind is refused', async () => {
    const server = await openOwnedServer();
    const before = await everything(server);
    for (const url of urls) {
      const asked = [
        await callNaming(server.owner, 'saveAnonymousProfile', { body: { userName: 'Plain Kestrel', avatarUri: url } }),
        await callNaming(server.owner, 'createPost', aPostIn(server.things.communityId, { media: [{ mediaType: 'IMAGE', fileKey: url }] })),
        await callNaming(server.owner, 'createPost', aPostIn(server.things.communityId, { media: [{ mediaType: 'YOUTUBE_VIDEO', fullUrl: url }] })),
      ];
      for (const { statusCode, payload } of asked) expect([400, 422], `${url}: ${payload}`).toContain(statusCode);
    }
    expect(await everything(server)).toBe(before);
  });
});

describe('the name of a file that is sent (S-77)', () => {
  it('is passed over, whatever it is', async () => {
    const server = await openOwnedServer();
    const photo = formOf({ photo: Buffer.from(await aPicture()).toString('base64') }).toString('latin1');
    for (const name of ['../../x.js', 'x.php%00.png', 'n'.repeat(300), 'gnp.\u202ejs.png', '/etc/passwd', 'x.svg']) {
      const payload = Buffer.from(photo.replace('filename="x"', `filename="${Buffer.from(name).toString('latin1')}"`), 'latin1');
      const answer = await server.owner.call('uploadProfilePhoto', { payload, remoteAddress: anAddress() });
      expect(answer.statusCode, answer.payload).toBe(201);
      expect(answer.payload).not.toContain(name.slice(0, 20));
    }
    const { rows } = await sql<{ readonly kept: string }>`select to_jsonb(profile_photo)::text as kept from profile_photo`.execute(server.db);
    expect(rows.map(({ kept }) => kept).join()).not.toMatch(/\.js|\.php|passwd|nnnn/);
  });
});
