import { expect, it } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { copyRows } from './copy-rows.ts';

const texts = ['a\tb', '\\N', '\\.', 'one\r\ntwo\\n', ' ', 'क “é” 😀'];

it('keeps every sign of a text, every byte, and what is not there', async () => {
  const { db } = await aDatabase();
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  await db.transaction().execute(async (transaction) => {
    await copyRows(
      transaction,
      'industry',
      ['url_name', 'name', 'prior_hundredths'],
      texts.map((text, at) => [`copied-${at}`, text, at === 0 ? null : at]),
    );
    await copyRows(transaction, 'image', ['id', 'content_type', 'bytes'], [['copied', 'image/svg+xml', bytes]]);
  });
  const rows = await db.selectFrom('industry').select(['name', 'prior_hundredths']).where('url_name', 'like', 'copied-%').orderBy('url_name').execute();
  expect(rows).toEqual(texts.map((name, at) => ({ name, prior_hundredths: at === 0 ? null : at })));
  const image = await db.selectFrom('image').select('bytes').where('id', '=', 'copied').executeTakeFirstOrThrow();
  expect([...image.bytes]).toEqual([...bytes]);
});

it('writes nothing where one row is refused, and says so as any statement does', async () => {
  const { db } = await aDatabase();
  const twice = ['one', 'two', 'one'].map((name) => [name, name]);
  const copied = db.transaction().execute((transaction) => copyRows(transaction, 'industry', ['url_name', 'name'], twice));
  await expect(copied).rejects.toMatchObject({ kind: 'broken' });
  expect(await db.selectFrom('industry').select('name').where('name', 'in', ['one', 'two']).execute()).toEqual([]);
});
