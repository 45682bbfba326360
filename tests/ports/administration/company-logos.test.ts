import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPicture } from '#tests/pictures.ts';
import { aPostServer } from '#tests/posts/helpers.ts';

const aCompanyForm = { name: 'Koyal Pay', website: '', city: '', industry: 'Payments' };

describe('the logo of a company in the database', () => {
  it('is shown everywhere, whole and on white, logged, and deleted when unused (T-12, S-75)', async () => {
    const server = await aPostServer();
    const { administeredCompanies: companies, administratorLog: log } = server.aMember({ role: 'administrator' });
    const koyal = await companies.add(aCompanyForm);
    const { logo } = await companies.showLogo(koyal.companyId, await aPicture('jpeg', { width: 300, height: 100 }));
    await companies.showLogo(koyal.companyId, await aPicture('jpeg', { width: 300, height: 100 }));
    const { guest } = server;
    expect((await guest.companies.header(koyal.urlName)).logo).toBe(logo);
    expect(await guest.communities.at({ type: 'company', key: koyal.urlName })).toMatchObject({ name: 'Koyal Pay' });
    const kept = await server.db.selectFrom('image').selectAll().execute();
    expect(kept.map(({ id, content_type }) => [`/images/${id}`, content_type])).toEqual([[logo, 'image/webp']]);
    const picture = sharp(kept[0]?.bytes);
    expect(await picture.metadata()).toMatchObject({ width: 128, height: 128, hasAlpha: false });
    expect((await picture.metadata()).exif).toBeUndefined();
    const [corner] = await picture.extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
    expect(corner).toBeGreaterThan(250);
    const twin = await companies.add({ ...aCompanyForm, name: 'Koyal Bank' });
    await companies.showLogo(twin.companyId, await aPicture('jpeg', { width: 300, height: 100 }));
    await companies.removeLogo(koyal.companyId);
    expect(await server.db.selectFrom('image').select('id').execute()).toHaveLength(1);
    await companies.merge(twin.companyId, 1, koyal.companyId);
    expect(await server.db.selectFrom('image').select('id').execute()).toEqual([]);
    expect((await log.entries()).items.map(({ action, subject }) => [action, subject])).toEqual([
      ['company-merged', 'Koyal Bank'],
      ['logo-removed', 'Koyal Pay'],
      ['logo-shown', 'Koyal Bank'],
      ['company-added', 'Koyal Bank'],
      ['logo-shown', 'Koyal Pay'],
      ['company-added', 'Koyal Pay'],
    ]);
  });
});
