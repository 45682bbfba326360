import { describe, expect, it } from 'vitest';
import { aPostServer } from '#tests/posts/helpers.ts';
import { aBrowser, followed, followersOf } from './joined-lists.ts';

describe('lists of joined communities that browsers keep, as companies are merged', () => {
  it('follow a company that was merged into another', async () => {
    const server = await aPostServer();
    const { administeredCompanies: companies } = server.aMember({ role: 'administrator' });
    const made = (name: string) => companies.add({ name, website: '', city: 'Pune', industry: 'Payments' });
    const [from, into] = [await made('Koyal Pay'), await made('Betwa')];
    const [source, target] = await Promise.all([from, into].map(({ urlName }) => server.guest.communities.at({ type: 'company', key: urlName })));
    const [browser, member] = [aBrowser(server), server.aMember()];
    await browser.by(member).communities.join([source?.entityId ?? '']);
    expect(await companies.countsOf(from.companyId)).toMatchObject({ members: 1 });
    await companies.merge(from.companyId, 1, into.companyId);
    const followers = () => followersOf(server, { type: 'company', entityId: target?.entityId ?? '' });
    expect([await followed(browser.by(member)), await followers()]).toEqual([[target?.entityId], 1]);
    await browser.renew(member);
    await browser.by(member).communities.join([target?.entityId ?? '']);
    expect([await followed(browser.by(member)), await followers()]).toEqual([[target?.entityId], 1]);
    await browser.by(member).communities.leave([target?.entityId ?? '']);
    expect([await followed(browser.by(member)), await followers()]).toEqual([[], 0]);
  });

  it.each(['renewed', 'joining another', 'leaving it'] as const)('hold a company once that was merged into one of them, counted once: %s', async (when) => {
    const server = await aPostServer();
    const { administeredCompanies: companies } = server.aMember({ role: 'administrator' });
    const made = (name: string) => companies.add({ name, website: '', city: 'Pune', industry: 'Payments' });
    const all = [await made('Koyal Pay'), await made('Saras Pay'), await made('Betwa')] as const;
    const ids = await Promise.all(all.map(async ({ urlName }) => (await server.guest.communities.at({ type: 'company', key: urlName })).entityId));
    const [koyal, saras, betwa] = all;
    const target = { type: 'company', entityId: ids[2] ?? '' } as const;
    const [browser, member, other] = [aBrowser(server), server.aMember(), server.aMember()];
    await browser.by(member).communities.join(ids);
    await aBrowser(server).by(other).communities.join(ids.slice(0, 1));
    await server.aggregate();
    await companies.merge(koyal.companyId, 1, saras.companyId);
    await companies.merge(saras.companyId, 1, betwa.companyId);
    expect(await followed(browser.by(member))).toEqual([target.entityId]);
    if (when === 'renewed') await browser.renew(member);
    else if (when === 'joining another') await browser.by(member).communities.join([server.communities[0].entityId]);
    else await browser.by(member).communities.leave([target.entityId]);
    expect(await followersOf(server, target)).toBe(when === 'leaving it' ? 1 : 2);
  });
});
