import { describe, expect, it } from 'vitest';
import { emptyProfile } from '#core/company-profiles/company-profile.ts';
import type { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import type { Page } from '#core/page.ts';
import { anAssociated, anOffice, koyalProfile, silentProfile, wholeProfile, type KnownProfile } from '#tests/fakes/company-profiles/known-profiles.ts';

type OpenProfiles = (known: readonly KnownProfile[]) => Promise<CompanyProfiles>;

async function walk<Item>(read: (after: string | null | undefined) => Promise<Page<Item>>): Promise<readonly (readonly Item[])[]> {
  const pages: (readonly Item[])[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const { items, next } = await read(after);
    pages.push(items);
    after = next;
  }
  return pages;
}

export function meetsContract(open: OpenProfiles): void {
  const opened = () => open([koyalProfile, silentProfile('quiet-mill')]);

  describe('the sections (R-028, R-029)', () => {
    it('are those that the company wrote', async () => expect(await (await opened()).profile('koyal-pay')).toEqual(wholeProfile));

    it('are empty where nothing was said', async () => expect(await (await opened()).profile('quiet-mill')).toEqual(emptyProfile));
  });

  describe('the offices (R-031)', () => {
    it('stand with the head office first', async () => {
      const { items, next } = await (await opened()).offices('koyal-pay');
      expect({ items, next }).toEqual({ items: koyalProfile.offices, next: null });
      expect((await (await opened()).offices('quiet-mill')).items).toEqual([]);
    });

    it('are found one by one, by their city', async () => {
      const profiles = await opened();
      expect(await profiles.office('koyal-pay', 'kochi')).toEqual(koyalProfile.offices[1]);
      await expect(profiles.office('koyal-pay', 'surat')).rejects.toMatchObject({ kind: 'missing' });
    });

    it('follow each other page by page, and none comes twice', async () => {
      const cities = ['Pune', 'Kochi', 'Surat', 'Agra', 'Indore'];
      const offices = cities.map((city, at) => anOffice({ city, locationUrl: city.toLowerCase(), isHeadOffice: at === 0 }));
      const profiles = await open([{ ...koyalProfile, offices }]);
      const pages = await walk((after) => profiles.offices('koyal-pay', after, 2));
      expect(pages.map((page) => page.map(({ city }) => city))).toEqual([['Pune', 'Kochi'], ['Surat', 'Agra'], ['Indore']]);
    });
  });

  describe('the associated companies (R-028)', () => {
    it('are those above, those below and those beside it', async () =>
      expect(await (await opened()).associated('koyal-pay')).toEqual({ items: koyalProfile.associated, next: null }));

    it('follow each other page by page, and none comes twice', async () => {
      const names = ['Ambika', 'Betwa', 'Chambal', 'Damodar', 'Ekta'];
      const associated = names.map((name) => anAssociated({ name, urlName: name.toLowerCase() }));
      const profiles = await open([{ ...koyalProfile, associated }]);
      const pages = await walk((after) => profiles.associated('koyal-pay', after, 2));
      expect(pages.map((page) => page.map(({ name }) => name))).toEqual([['Ambika', 'Betwa'], ['Chambal', 'Damodar'], ['Ekta']]);
    });
  });

  it('refuse a cursor of another list', async () => {
    const profiles = await opened();
    const { next } = await profiles.offices('koyal-pay', null, 1);
    await expect(profiles.associated('koyal-pay', next)).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
    await expect(profiles.offices('koyal-pay', 'nonsense')).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });

  it('are missing where the company is unknown', async () => {
    const profiles = await opened();
    const missing = { kind: 'missing' };
    await expect(profiles.profile('nobody')).rejects.toMatchObject(missing);
    await expect(profiles.offices('nobody')).rejects.toMatchObject(missing);
    await expect(profiles.office('nobody', 'pune')).rejects.toMatchObject(missing);
    await expect(profiles.associated('nobody')).rejects.toMatchObject(missing);
  });
}
