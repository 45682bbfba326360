import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { Companies } from '#core/companies/companies.ts';
import { mostFilterPicks } from '#core/companies/company-search.ts';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { Search } from '#core/search/search.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import * as companies from '#web/app/companies/companies-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeBrowsingHistories } from '#tests/fakes/browsing-history/fake-browsing-histories.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeSearch } from '#tests/fakes/search/fake-search.ts';
import type { KnownEntry } from '#tests/fakes/search/fake-search-index.ts';
import { openCompanies } from '#tests/screens/companies/open-companies.ts';
import { open } from '#tests/screens/open.tsx';

const twoCompanies = [
  { name: 'Koyal Pay', industry: 'Payments', rating: 4.2, reviewsCount: 640 },
  { name: 'Nimbora Foods', industry: 'Packaged food', rating: 3.1, reviewsCount: 1_200 },
];

const backend = () => new FakeCompanies(twoCompanies.map(aCompany));

const hospitals: KnownEntry = {
  kind: 'INDUSTRY',
  id: '71',
  urlName: 'hospitals',
  name: 'Hospitals',
  path: '',
  hint: '',
  weight: 40,
  counts: { companiesCount: 12 },
  otherNames: ['Hospital', 'अस्पताल'],
};
const nurse: KnownEntry = { ...hospitals, kind: 'DESIGNATION', id: '72', urlName: 'nurse', name: 'Nurse', counts: {}, otherNames: ['नर्स'] };

const names = () =>
  screen.getAllByRole('listitem').flatMap((row) =>
    within(row)
      .queryAllByRole('heading')
      .map(({ textContent }) => textContent),
  );

describe('the list of companies (R-002)', () => {
  it('is asked of a fake by the one line that the README says', async () => {
    openCompanies([{ name: 'Koyal Pay' }]);
    await screen.findByText('Koyal Pay');
    expect(names()).toEqual(['Koyal Pay']);
  });

  it('has its filters in a sheet on small screens, and keeps the search (W-09)', async () => {
    const at = openCompanies(twoCompanies, `${screens.companies}?name=koyal&for=reviews`);
    await userEvent.click(await screen.findByText('Filters', { selector: 'summary' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Payments/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 company' }));
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
    expect(at.router.current?.location.search).toContain('name=koyal');
    expect(at.router.current?.location.search).toContain('industry=payments');
    expect(names()).toEqual(['Koyal Pay']);
  });

  it('lets the keyboard skip the filters, to the heading of what was found', async () => {
    openCompanies(twoCompanies);
    await screen.findByText('Koyal Pay');
    const [first] = within(screen.getByRole('search')).getAllByRole('link');
    expect(first?.textContent).toBe('Skip to results');
    const heading = document.querySelector<HTMLElement>(first?.getAttribute('href') ?? '');
    expect([heading?.textContent, heading?.tabIndex]).toEqual(['Companies found', -1]);
  });

  it('shows each with its rating, its word, and how many gave it (R-013)', async () => {
    openCompanies(twoCompanies);
    await screen.findByText('Koyal Pay');
    expect(names()).toEqual(['Nimbora Foods', 'Koyal Pay']);
    const koyal = screen.getByText('Koyal Pay').closest('li');
    expect(koyal?.textContent).toMatch(/4\.2.*out of 5.*Good.*640 reviews/);
  });

  it('is narrowed by a filter, which enters the URL and can be taken away (R-008)', async () => {
    const { router } = openCompanies(twoCompanies);
    await userEvent.click(await screen.findByLabelText(/Payments/));
    await waitFor(() => expect(names()).toEqual(['Koyal Pay']));
    expect(router.current?.location.search).toBe('?industry=payments');
    await userEvent.click(screen.getByRole('link', { name: 'Remove Payments' }));
    await waitFor(() => expect(names()).toEqual(['Nimbora Foods', 'Koyal Pay']));
    expect(router.current?.location.search).toBe('');
  });

  it('is searched by name with Enter, and shows what the URL asks for (R-002)', async () => {
    const { router } = openCompanies(twoCompanies);
    const field = await screen.findByRole('searchbox', { name: /^Company name/ });
    await userEvent.type(field, 'koyal{Enter}');
    await waitFor(() => expect(names()).toEqual(['Koyal Pay']));
    expect([router.current?.location.search, document.activeElement === field, field.isConnected]).toEqual(['?name=koyal', true, true]);
    screen.getByRole('link', { name: /^Remove/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Nimbora Foods', 'Koyal Pay']));
    await waitFor(() => expect(document.activeElement === field).toBe(true));
    expect(field).toHaveProperty('value', '');
  });

  it.each([
    ['hospital pune', '/list-of-companies?industry=hospitals&location=pune', 'en', 'Pages that answer this'],
    ['अस्पताल', '/list-of-companies?industry=hospitals', 'hi', 'इन पेजों पर जवाब है'],
    ['नर्स', '/profile/nurse-salary', 'hi', 'इन पेजों पर जवाब है'],
  ] as const)('offers industry, city and job where no company is called “%s”, as the search does (R-002)', async (typed, path, language, label) => {
    const search = new FakeSearch({ entries: [hospitals, { ...hospitals, kind: 'CITY', urlName: 'pune', name: 'Pune', otherNames: ['पुणे'] }, nurse] });
    const swaps = [
      [Companies, backend()],
      [Search, search],
    ] as const;
    open(companies, screens.companies, `${screens.companies}?name=${encodeURIComponent(typed)}`, swaps, { preferences: new FakePreferences({ language }) });
    const pages = within(await screen.findByRole('list', { name: label })).getAllByRole('link');
    expect(pages.map((page) => page.getAttribute('href'))[0]).toBe(path);
    expect(screen.queryByText(/Fewer filters|कम फ़िल्टर/)).toBeNull();
  });

  it('names industries and cities in Hindi, in rows, filters and choices', async () => {
    const { router, shell } = openCompanies(twoCompanies);
    await screen.findByText('Koyal Pay');
    await shell.get(WordsStore).speak('hi');
    await waitFor(() => expect(screen.getByText('Koyal Pay').closest('li')?.textContent).toContain('पेमेंट'));
    await userEvent.click(screen.getByLabelText(/पेमेंट/));
    expect(await screen.findByRole('link', { name: 'पेमेंट हटाएँ' })).toBeTruthy();
    expect(router.current?.location.search).toBe('?industry=payments');
  });

  it('leads to the page that a company is looked up for, however narrowed', async () => {
    const { router } = openCompanies(twoCompanies, `${screens.companies}?name=koyal&for=interviews`);
    const rows = () => screen.getByRole('link', { name: 'Koyal Pay' }).getAttribute('href');
    await screen.findByText('Koyal Pay');
    expect(rows()).toBe('/interviews/koyal-pay-interview-questions');
    await userEvent.click(await screen.findByLabelText(/Payments/));
    await waitFor(() => expect(router.current?.location.search).toBe('?name=koyal&industry=payments&for=interviews'));
    expect(rows()).toBe('/interviews/koyal-pay-interview-questions');
    expect(screen.getByRole('link', { name: 'Remove Payments' }).getAttribute('href')).toBe('/list-of-companies?name=koyal&for=interviews');
  });

  it('says how many answer once all are read, and what the filters count (R-002)', async () => {
    const { router } = openCompanies(twoCompanies);
    expect(await screen.findByText('2 companies')).toBeTruthy();
    expect(screen.queryByText('The numbers are for all companies, whatever filters you choose.')).toBeNull();
    await userEvent.click(screen.getByLabelText(/Payments/));
    await userEvent.click(screen.getByLabelText('4 and above'));
    await waitFor(() => expect(router.current?.location.search).toBe('?industry=payments&rating=4'));
    expect(await screen.findByText('1 company')).toBeTruthy();
    expect(screen.getByText('The numbers are for all companies, whatever filters you choose.')).toBeTruthy();
  });

  it('lets ten be chosen of one filter, and then asks to swap (R-008)', async () => {
    const cities = Array.from({ length: 11 }, (_, at) => aCompany({ name: `Company ${at}`, locations: [`City ${at}`] }));
    const query = cities.slice(0, mostFilterPicks).map((_, at) => `location=city-${at}`);
    openCompanies(cities, `${screens.companies}?${query.join('&')}`);
    expect(await screen.findByText('You can choose up to 10. Remove one to add another.')).toBeTruthy();
    const boxes = within(screen.getByRole('group', { name: 'City' })).getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
    expect(boxes.filter(({ disabled }) => disabled)).toHaveLength(1);
    expect(boxes.filter(({ disabled, checked }) => disabled && checked)).toHaveLength(0);
  });

  it('says so when nothing answers', async () => {
    openCompanies(twoCompanies, `${screens.companies}?name=koyal&rating=4.5`);
    expect(await screen.findByText('No company matches all filters.')).toBeTruthy();
    expect(screen.getByText('Try fewer filters.')).toBeTruthy();
  });

  it('says that no company has a name, and leads to the full search', async () => {
    openCompanies(twoCompanies, `${screens.companies}?name=nobody`);
    expect(await screen.findByText('No company is called “nobody”.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search for “nobody”' }).getAttribute('href')).toBe('/search?q=nobody');
  });

  it('says that an installation without companies has none, rather than blaming filters', async () => {
    openCompanies([]);
    expect(await screen.findByText('No company is listed here yet.')).toBeTruthy();
    expect(screen.queryByText('No company matches all filters.')).toBeNull();
  });

  it('offers to try again when it cannot be read, and then shows it', async () => {
    const fake = backend();
    fake.list = async () => {
      throw new Failure('broken');
    };
    open(companies, screens.companies, screens.companies, [[Companies, fake]]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    fake.list = FakeCompanies.prototype.list;
    await userEvent.click(again);
    expect(await screen.findByText('Koyal Pay')).toBeTruthy();
  });

  it('loads by itself once the connection is back', async () => {
    const fake = backend();
    fake.list = async () => {
      throw new Failure('offline');
    };
    const { connections, clock, shell } = open(companies, screens.companies, screens.companies, [[Companies, fake]]);
    await screen.findByText(/No connection. This loads automatically/);
    shell.get(ConnectionStore).lose();
    expect(await screen.findByText(/No connection\. What you have read/)).toBeTruthy();
    fake.list = FakeCompanies.prototype.list;
    connections.goOnline();
    await clock.advance(1_000);
    expect(await screen.findByText('Koyal Pay')).toBeTruthy();
  });
});

describe('the companies looked at lately (R-016)', () => {
  it('are one press away, and can be forgotten one by one or all at once', async () => {
    const known = [aCompany({ name: 'Koyal Pay' }), aCompany({ name: 'Sutra Mill' }), aCompany({ name: 'Betwa Dairy' })];
    const histories = new FakeBrowsingHistories(known);
    for (const { urlName } of known) await histories.note(urlName);
    open(companies, screens.companies, screens.companies, [
      [Companies, backend()],
      [BrowsingHistories, histories],
    ]);
    const summary = await screen.findByText('Recently viewed');
    const box = summary.closest('details')!;
    box.open = true;
    fireEvent(box, new Event('toggle'));
    const looked = () => within(screen.getByRole('list', { name: 'Recently viewed' })).getAllByRole('link');
    await waitFor(() => expect(looked().map(({ textContent }) => textContent)).toEqual(['Betwa Dairy', 'Sutra Mill', 'Koyal Pay']));
    expect(looked()[0]?.getAttribute('href')).toBe('/overview/betwa-dairy-overview');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sutra Mill' }));
    await waitFor(() => expect(looked().map(({ textContent }) => textContent)).toEqual(['Betwa Dairy', 'Koyal Pay']));
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(await screen.findByText(/^Nothing yet\. Companies whose pages you open/)).toBeTruthy();
    expect(await histories.list()).toEqual([]);
  });
});
