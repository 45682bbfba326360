import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrate, migrationsIn } from '#server/adapters/database/migrate.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { rowsOf, type Rows } from './compare-instances.ts';
import { browserOf, startOn } from './first-instance-server.ts';
import { facts, leftAt, openInstance } from './first-instance.ts';

/** Schemas that versions left behind, by the number of their last step (`leave-schema.ts`). */
const landed = readdirSync(import.meta.dirname).flatMap((file) => /^schema-(\d{4})\.backup$/.exec(file)?.[1] ?? []);

const emptyIn = (rows: Rows): readonly string[] => [...rows].flatMap(([name, all]) => (all.length === 0 ? [name] : []));

describe.each(landed)('the schema that step %s left', (step) => {
  it('is upgraded with rows in every table, and the server starts and answers on it', async () => {
    const instance = await openInstance(`schema-${step}.backup`);
    // Names of pictures in a bucket, which a backup holds as pictures.
    expect(emptyIn(await rowsOf(instance.db))).toEqual(['stored_object']);
    const said: string[] = [];
    await migrate(instance, (sentence) => said.push(sentence));
    const later = migrationsIn().filter(({ name }) => name.slice(0, 4) > step);
    expect(said).toEqual(later.map(({ name }) => `The database was upgraded by ${name}.`));
    const app = await startOn(instance.url, new FakeClock(leftAt + 60_000));
    const guest = browserOf(app, '');
    const questions = new Set(facts.answers.flatMap(({ as, url, body }) => (as === 'guest' && body === undefined ? [url] : [])));
    const broken: string[] = [];
    for (const url of questions) if ((await guest.ask(url, { headers: { appid: '999', systemid: 'AB_WEB' } })).statusCode >= 500) broken.push(url);
    expect([questions.size > 50, broken]).toEqual([true, []]);
  });
});
