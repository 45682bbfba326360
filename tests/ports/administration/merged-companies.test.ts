import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { sanitizedLine } from '#server/adapters/content/sanitized-text.ts';
import { aPostServer, published } from '#tests/posts/helpers.ts';

const aForm = (name: string) => ({ name, website: '', city: 'Pune', industry: 'Payments' });

/** Two companies with posts and members of each, and an administrator. */
async function twoCompanies() {
  const server = await aPostServer();
  const administrator = server.aMember({ role: 'administrator' });
  const [from, into] = [await administrator.administeredCompanies.add(aForm('Koyal Pay')), await administrator.administeredCompanies.add(aForm('Betwa'))];
  const communityOf = async (urlName: string) => (await server.guest.communities.at({ type: 'company', key: urlName })).entityId;
  const [source, target] = [await communityOf(from.urlName), await communityOf(into.urlName)];
  const [both, one] = [server.aMember(), server.aMember()];
  await both.communities.join([source, target]);
  await one.communities.join([source]);
  const postId = await published(server, one, { community: { type: 'company', entityId: source } });
  return { server, administrator, companies: administrator.administeredCompanies, from, into, source, target, one, postId };
}

describe('companies that are merged (T-12)', () => {
  it('move posts and members, count nobody twice, and lead on under the former name', async () => {
    const { server, companies, from, into, target, one, postId } = await twoCompanies();
    expect(await companies.countsOf(from.companyId)).toEqual({ posts: 1, members: 2, careers: 0 });
    await server.aggregate();
    expect(await companies.merge(from.companyId, 1, into.companyId)).toMatchObject({ posts: 1, followers: 2 });
    const led = await server.guest.communities.at({ type: 'company', key: 'koyal-pay' });
    expect(led).toMatchObject({ entityId: target, name: 'Betwa', topicMeta: { posts: 1, followers: 2 } });
    await server.aggregate();
    expect((await server.guest.communities.at({ type: 'company', key: 'betwa' })).topicMeta).toEqual({ posts: 1, followers: 2 });
    expect(await server.guest.posts.at(postId)).toMatchObject({ post: { community: { entityId: target, name: 'Betwa' } } });
    expect(await server.guest.companies.header('koyal-pay')).toMatchObject({ urlName: 'betwa' });
    expect(await server.guest.movedTo('koyal-pay')).toBe('betwa');
    await published(server, one, { community: { type: 'company', entityId: target } });
  });

  it('leave the removal ledger as it is, with what had been taken down there (F-04)', async () => {
    const { server, companies, from, into, one, postId } = await twoCompanies();
    await one.posts.remove(postId);
    const before = await server.guest.ledger.entries();
    expect(before.items.map(({ community }) => community)).toEqual(['koyal-pay']);
    await companies.merge(from.companyId, 1, into.companyId);
    expect(await server.guest.ledger.entries()).toEqual(before);
  });

  it('move careers with what was confirmed of them, as a new name does', async () => {
    const { server, companies, from, into, one } = await twoCompanies();
    const { userId: account_id } = one.caller.member;
    const place = sanitizedLine('Koyal Pay');
    await server.db
      .insertInto('account')
      .values({ id: account_id, display_name: sanitizedLine('Fair Gulmohar') as never, made_on: '2026-01-01' } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`insert into career (id, account_id, type, place, place_key) values ('mine', ${account_id}, 'working', ${place}, ${workplaceKeyOf('company', place)})`.execute(
      server.db,
    );
    await sql`insert into career_proof (account_id, place_key, source, month) values (${account_id}, ${workplaceKeyOf('company', place)}, 'mail', '2026-10')`.execute(
      server.db,
    );
    expect(await companies.countsOf(from.companyId)).toMatchObject({ careers: 1 });
    await companies.change(from.companyId, 1, aForm('Koyal Payments'));
    await companies.merge(from.companyId, 2, into.companyId);
    const { rows } = await sql<{ readonly place: string; readonly confirmed: boolean }>`select place, exists (select from career_proof
      where career_proof.place_key = career.place_key) as confirmed from career`.execute(server.db);
    expect(rows).toEqual([{ place: 'Betwa', confirmed: true }]);
    expect([await server.guest.movedTo('koyal-pay'), await server.guest.movedTo('koyal-payments')]).toEqual(['betwa', 'betwa']);
  });

  it('are merged once, whoever presses at the same time', async () => {
    const { companies, from, into } = await twoCompanies();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => companies.merge(from.companyId, 1, into.companyId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await companies.list('')).items.map(({ name }) => name)).toEqual(['Betwa']);
  });
});
