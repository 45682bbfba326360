import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { aPostBody, openPersonaServer } from '#tests/persona-server.ts';
import { respelled } from '#tests/respelled.ts';

const racers = 64;

/** Key that signs with another spelling of its public half. */
class SpelledKey extends PersonaKey {
  readonly #text: string;

  constructor(seed: string, text: string) {
    super(seed);
    this.#text = text;
  }

  override headersFor(...[signed, other]: Parameters<PersonaKey['headersFor']>): ReturnType<PersonaKey['headersFor']> {
    return super.headersFor(signed, { ...other, publicKey: this.#text });
  }
}

describe('tokens in other texts of the same bytes (F-07)', () => {
  it('make one name, however many try at the same time', async () => {
    const server = await openPersonaServer();
    const seed = randomBytes(32).toString('base64url');
    const [session, key] = [await server.signIn(), new PersonaKey(seed)];
    const token = await server.tokenFor(session, key);
    const spelled = [key.publicKey, ...respelled(key.publicKey)].flatMap((publicKey) =>
      [token.prefix, ...respelled(token.prefix)].flatMap((prefix) =>
        // A signature fills its letters, so that it has no other text.
        Array.from({ length: 4 }, () => ({ publicKey, prefix, signature: token.signature })),
      ),
    );
    expect(spelled).toHaveLength(racers);
    const answers = await Promise.all(
      spelled.map(({ publicKey, prefix, signature }) => server.redeem(new SpelledKey(seed, publicKey), { ...token, prefix, signature })),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 201)).toHaveLength(1);
    expect(await server.db.selectFrom('persona').select('kind').where('ref', '=', key.publicKey).execute()).toEqual([{ kind: 'ANONYMOUS' }]);
  });

  it('bring no banned name back', async () => {
    const server = await openPersonaServer();
    const [session, key] = [await server.signIn(), new PersonaKey()];
    const token = await server.tokenFor(session, key);
    expect((await server.redeem(key, token)).statusCode).toBe(201);
    await sql`insert into sanction (id, author_ref, measure, covers, rule, thing, imposed_on, decider) values ('s', ${key.publicKey}, 'ban', 'account', 'spam', 't', '2026-11-20', 'd')`.execute(
      server.db,
    );
    expect((await server.ask('/api/persona/v1/persona', { method: 'DELETE', key })).statusCode).toBe(204);
    for (const prefix of [token.prefix, ...respelled(token.prefix)]) expect((await server.redeem(key, { ...token, prefix })).statusCode).not.toBe(201);
    const [topic] = server.communities;
    const post = await server.ask('/api/feed/v2/post', { method: 'POST', key, body: aPostBody(topic.entityId) });
    expect([post.statusCode, await server.db.selectFrom('post').select('id').execute()]).toEqual([401, []]);
  });
});
