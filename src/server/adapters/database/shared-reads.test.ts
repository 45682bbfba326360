import type { PostgresPoolClient } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forgetSharedReads, sharingClient, sharingReads } from './shared-reads.ts';

function openPool() {
  const sent: string[] = [];
  let lent = 0;
  const lend = async (): Promise<PostgresPoolClient> => {
    lent++;
    const query = async (text: string) => ({ command: 'SELECT', rowCount: 1, rows: [sent.push(text)] });
    return { query: query as unknown as PostgresPoolClient['query'], release: () => void lent-- };
  };
  const client = () => sharingClient(sent, lend);
  /** Asks over its own connection, as everything outside a transaction does. */
  const ask = async (text: string, ...values: unknown[]) => {
    const one = await client();
    return one.query<number>(text, values).finally(() => one.release());
  };
  return { sent, client, ask, lent: () => lent };
}

describe('what a page reads', () => {
  it('is sent once, also while it is on its way, and by each page again', async () => {
    const { sent, ask, lent } = openPool();
    const page = () => sharingReads(() => Promise.all([ask('select $1', 'a'), ask('select $1', 'a'), ask('select $1', 'b')]));
    const [one, same] = await page();
    expect([sent.length, one?.rows, same?.rows]).toEqual([2, [1], [1]]);
    await page();
    await ask('select $1', 'a');
    await ask('select $1', 'a');
    expect(sent).toHaveLength(6);
    expect(lent()).toBe(0);
  });

  it('is their own list for each who asked', async () => {
    const { ask } = openPool();
    await sharingReads(async () => {
      const { rows } = await ask('select 1');
      rows.pop();
      expect((await ask('select 1')).rows).toEqual([1]);
    });
  });

  it('is read again after anything was written', async () => {
    const { sent, ask } = openPool();
    await sharingReads(async () => {
      await ask('select 1');
      await ask('with gone as (delete from post returning id) select id from gone');
      await ask('select 1');
      await ask("select nextval('serial')");
      await ask("select nextval('serial')");
    });
    expect(sent).toHaveLength(5);
  });

  it('is read again after something else removed what it read', async () => {
    const { sent, ask } = openPool();
    await sharingReads(async () => {
      await ask('select 1');
      forgetSharedReads();
      await ask('select 1');
    });
    expect(sent).toHaveLength(2);
  });

  it('is its own where it is read in a transaction', async () => {
    const { sent, ask, client } = openPool();
    await sharingReads(async () => {
      const one = await client();
      await one.query('begin', []);
      await one.query('select 1', []);
      await ask('select 1');
      await one.query('commit', []);
      one.release();
      await ask('select 1');
    });
    expect(sent).toEqual(['begin', 'select 1', 'select 1', 'commit', 'select 1']);
  });
});
