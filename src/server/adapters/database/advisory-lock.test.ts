import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aDatabase } from '#tests/database.ts';
import { inTurn, unlessUnderWay } from './advisory-lock.ts';
import { openDatabase } from './database.ts';

async function twoProcesses() {
  const { url, db } = await aDatabase();
  const other = await openDatabase({ databaseUrl: url, dataDir: '', say: () => undefined });
  onTestFinished(() => other.close());
  return [db, other.db] as const;
}

describe('work that one process at a time does', () => {
  it('waits for its turn, and begins when the one before has ended', async () => {
    const [one, other] = await twoProcesses();
    const { promise: goOn, resolve: end } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const steps: string[] = [];
    const first = inTurn(one, 'planted', async () => {
      begin();
      await goOn;
      steps.push('first has ended');
    });
    await hasBegun;
    const second = inTurn(other, 'planted', async () => void steps.push('second begins'));
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(one)).rows.length).toBe(1);
    expect(steps).toEqual([]);
    end();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first has ended', 'second begins']);
  });

  it('is left to the process that does it, then done by the next', async () => {
    const [one, other] = await twoProcesses();
    const again = () => unlessUnderWay(other, 'planted', async () => undefined);
    const ran = await unlessUnderWay(one, 'planted', async () => expect(await again()).toBe(false));
    expect([ran, await again()]).toEqual([true, true]);
    expect(await unlessUnderWay(one, 'planted', () => unlessUnderWay(other, 'something else', async () => undefined).then(() => undefined))).toBe(true);
  });

  it('keeps no former version of a row alive while it lasts', async () => {
    const [one, other] = await twoProcesses();
    const readers = sql`select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and backend_xmin is not null`;
    const nobodyReads = async () => expect((await readers.execute(other)).rows).toEqual([]);
    expect(await unlessUnderWay(one, 'planted', nobodyReads)).toBe(true);
    await inTurn(one, 'planted', nobodyReads);
  });

  it('is free again when it failed', async () => {
    const [one, other] = await twoProcesses();
    await expect(unlessUnderWay(one, 'planted', () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
    expect(await unlessUnderWay(other, 'planted', async () => undefined)).toBe(true);
  });
});
