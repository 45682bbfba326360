import { expect, it } from 'vitest';
import { hashed } from '#server/adapters/secrets/secrets.ts';
import { openPersonaServer } from '#tests/persona-server.ts';

it('calls at a desk are counted for each login, and without one for the network', async () => {
  const { app, clock, db } = await openPersonaServer({
    settings: { trustProxy: [], publicOrigin: undefined, rateLimit: 5, signInLimit: 5, showKit: false },
  });
  const ends_at = new Date(clock.now() + 900_000);
  const session = (name: string) => ({ token_hash: hashed(`token of ${name}`), address_key: `key of ${name}`, sealed: 'sealed', ends_at });
  await db
    .insertInto('desk_session')
    .values([session('meera'), session('rohan')])
    .execute();
  const ask = async (token: string) =>
    (
      await app.inject({
        url: '/api/desk/v1/company/koyal-pay',
        remoteAddress: '10.9.9.9',
        headers: { appid: '999', systemid: 'AB_WEB', cookie: `CT=${token}` },
      })
    ).statusCode;
  for (let call = 0; call < 5; call++) expect(await ask('token of meera')).not.toBe(429);
  expect(await ask('token of meera')).toBe(429);
  expect(await ask('token of rohan')).not.toBe(429);
  const invented = [];
  for (let call = 0; call < 6; call++) invented.push(await ask(`invented ${call}`));
  expect(invented.at(-1)).toBe(429);
});
