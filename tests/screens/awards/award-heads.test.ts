import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { awardPageAt, qualifierFromUrl } from '#core/awards/award-pages.ts';
import type { Language } from '#core/device/preferences.ts';
import { headMarkup } from '#web/app/head-markup.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { AwardCheckStore } from '#web/stores/awards/award-check-store.ts';
import { AwardsStore } from '#web/stores/awards/awards-store.ts';
import { awardsHead, qualifierHead } from '#web/views/awards/award-heads.ts';
import type { Head } from '#web/views/head.ts';
import { awardWords } from '#web/words/awards/award-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { aCompany } from '#tests/companies.ts';
import { closedWorld } from '#tests/fakes/awards/award-fixtures.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { structuredDataIn, structuredDataRefusals } from '#tests/journeys/shell/structured-data.ts';

const wordsIn = async (language: Language) => new WordsStore(new FakePreferences({ language }), await loadSentences([awardWords], language), productBrand);
const words = await wordsIn('en');

async function headAt(path: string, said = words): Promise<Head> {
  const url = new URL(path, 'https://daftar.test');
  if (url.pathname === '/abeca-qualifier') {
    const companies = new FakeCompanies(closedWorld.companies.map(({ companyId, urlName, name }) => aCompany({ companyId, urlName, name })));
    const store = new AwardCheckStore(new FakeAwards(closedWorld), companies, new FakeClock());
    await store.show(qualifierFromUrl(url.searchParams));
    return qualifierHead(store, said);
  }
  const store = new AwardsStore(new FakeAwards(closedWorld));
  await store.show(awardPageAt(url.pathname));
  return awardsHead(store, said);
}

const factsOf = (head: Head) =>
  structuredDataIn(headMarkup(head, { origin: 'https://daftar.test', brand: productBrand, language: 'en' })) as readonly Readonly<Record<string, unknown>>[];

const logistics = '/awards/best-logistics-companies-to-work-in-india-2025';

describe('what search engines get of the awards (T-13, R-194 to R-197)', () => {
  it.each([
    ['/awards', []],
    ['/abeca-2025', ['ItemList']],
    [logistics, ['ItemList', 'BreadcrumbList']],
    ['/abeca-qualifier?year=2025', ['BreadcrumbList']],
  ])('%s follows their own rules', async (path, kinds) => {
    const facts = factsOf(await headAt(path));
    expect(facts.map((fact) => fact['@type'])).toEqual(kinds);
    expect(facts.flatMap((fact) => structuredDataRefusals(fact))).toEqual([]);
  });

  it('names the companies of a list in the order of their places', async () => {
    const [list] = factsOf(await headAt(logistics));
    const items = (list?.['itemListElement'] ?? []) as { name: string; url: string }[];
    const named = items.map(({ name, url }) => [name, url]);
    expect(named[0]).toEqual(['Best Logistics', 'https://daftar.test/overview/best-logistics-overview']);
    expect(named).toHaveLength(3);
  });

  it.each(['en', 'hi'] as const)('every page has a title and its own description in %s', async (language) => {
    const said = await wordsIn(language);
    const paths = ['/abeca-2024', '/abeca-2025', '/abeca-2026', '/abeca-qualifier', '/abeca-qualifier?year=2025', logistics];
    const lists = ['mid-sized', 'banking'].map((slug) => `/awards/best-${slug}-companies-to-work-in-india-2025`);
    const heads = await Promise.all([...paths, ...lists].map((path) => headAt(path, said)));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
    expect(new Set(heads.map(({ canonical }) => canonical)).size).toBe(heads.length);
  });

  it('says of a check whom it is of, at the URL of the rules', async () => {
    const head = await headAt('/abeca-qualifier?year=2025&company=best-logistics');
    expect([head.title, head.canonical]).toEqual(['Best Logistics and the employee choice awards 2025 | Daftar', '/abeca-qualifier?year=2025']);
  });
});
