import { describe, expect, it } from 'vitest';
import { boundSeconds, primaryAndReplica } from '#tests/durability/replica.ts';

describe('a replica that answers what everyone may read', () => {
  it('answers as long as it is known to lag behind no further than it may', async () => {
    const { replica, clock, arrive, read } = await primaryAndReplica();
    await arrive(boundSeconds / 2);
    expect(await read()).toBe('of the primary');
    await replica.judge();
    expect(await read()).toBe('of the replica');
    clock.advance(4_000);
    expect(await read()).toBe('of the replica');
    clock.advance(1_000);
    expect(await read()).toBe('of the primary');
  });

  it('is still: the primary answers, until the replica has come after', async () => {
    const { replica, arrive, read } = await primaryAndReplica();
    await arrive(boundSeconds + 1);
    await replica.judge();
    expect(await read()).toBe('of the primary');
    await arrive();
    await replica.judge();
    expect(await read()).toBe('of the replica');
  });

  it('has never heard of the primary: the primary answers', async () => {
    const { replica, read } = await primaryAndReplica();
    await replica.judge();
    expect(await read()).toBe('of the primary');
  });

  it('lost within a question leaves that and all later ones to the primary', async () => {
    const { replica, proxy, arrive, read } = await primaryAndReplica();
    await arrive();
    await replica.judge();
    expect(await read()).toBe('of the replica');
    const answers = Promise.all(Array.from({ length: 20 }, read));
    proxy.cut();
    for (const answer of await answers) expect(answer).toMatch(/^of the (primary|replica)$/);
    expect(await read()).toBe('of the primary');
    await replica.judge();
    expect(await read()).toBe('of the primary');
    proxy.repair();
    await arrive();
    await replica.judge();
    expect(await read()).toBe('of the replica');
  });

  it('is never written to, and a transaction is one of the primary', async () => {
    const { replica, primary, arrive } = await primaryAndReplica();
    await arrive();
    await replica.judge();
    await expect(replica.db.updateTable('industry').set({ url_name: 'looms' }).execute()).rejects.toMatchObject({ cause: { code: '25006' } });
    await replica.db.transaction().execute((transaction) => transaction.updateTable('industry').set({ url_name: 'looms' }).execute());
    expect(await primary.db.selectFrom('industry').select('url_name').execute()).toEqual([{ url_name: 'looms' }]);
  });
});
