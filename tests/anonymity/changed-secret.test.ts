import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeSecret } from '#server/adapters/change-secret.ts';
import { pairOf } from '#server/adapters/persona-keys/issuer-keys.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { aPicture } from '#tests/pictures.ts';
import { aPostBody, openPersonaServer } from '#tests/persona-server.ts';
import { testDeclarations } from '#tests/database.ts';

const next = new Secrets(Buffer.alloc(32, 77));

it('a keyed made-up name survives a changed secret, and the former finds nothing (A-1, F-07)', async () => {
  const server = await openPersonaServer();
  const { db, secrets } = server;
  const { key } = await server.aPersona();
  const body = aPostBody(server.communities[0].entityId, { content: '', poll: { options: ['None', 'Three'], days: 7 } });
  const { postId } = (await server.ask('/api/feed/v2/post', { method: 'POST', key, body })).json();
  const { optionId } = (await server.ask(`/api/feed/v1/feed/${postId}`)).json().post.poll.options[0];
  await server.ask('/api/feed/v1/poll/vote', { method: 'POST', key, body: { postId, optionId } });
  await server.ask('/api/feed/v1/post/media', { method: 'POST', key, body: Buffer.from(await aPicture()) });
  const local = async () => {
    const { rows } = await sql<{ readonly by: string }>`select voter as by from choice_vote union all select owner from upload
      union all select author_ref from post`.execute(db);
    return rows.map(({ by }) => by);
  };
  const hashes = (some: Secrets) => [some.reference('votes', key.publicKey), some.reference('uploads', key.publicKey), key.publicKey];
  const of = { key: await server.issuer(), purpose: 'name' } as const;
  expect(await local()).toEqual(hashes(secrets));
  await changeSecret(db, testDeclarations.tables, secrets, next);
  expect(await local()).toEqual(hashes(next));
  const now = server.clock.now();
  expect(await pairOf({ db, now, secrets }, of)).toBeUndefined();
  expect(await pairOf({ db, now, secrets: next }, of)).toBeDefined();
});
