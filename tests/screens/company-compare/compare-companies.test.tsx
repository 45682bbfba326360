import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { CompanyComparisons } from '#core/company-compare/company-comparisons.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/company-compare/company-compare-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeCompanyComparisons } from '#tests/fakes/company-compare/fake-company-comparisons.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { aKnownSalary } from '#tests/salaries.ts';
import { open } from '#tests/screens/open.tsx';

const koyal = aCompany({ name: 'Koyal Pay', reviewsCount: 640, industry: 'Payments' });
const mill = aCompany({ name: 'Sutra Mill', reviewsCount: 900 });
const others = ['Agar Works', 'Betwa Analytics', 'Deodar Bank'].map((name, at) => aCompany({ name, reviewsCount: 30 - at }));
const companies = [koyal, mill, ...others];

const times = <Made,>(count: number, make: (at: number) => Made): readonly Made[] => Array.from({ length: count }, (_, at) => make(at));

const backend = {
  companies,
  reviews: [
    ...times(20, () => aKnownReview({ companyId: koyal.companyId, stars: 5, ratings: { workLife: 5 }, likes: 'The pay is good and comes on time.' })),
    ...times(20, () => aKnownReview({ companyId: mill.companyId, stars: 2, ratings: {}, dislikes: 'The pay is low and comes late.' })),
  ],
  salaries: [koyal, mill].flatMap(({ companyId }, at) => times(20, (step) => aKnownSalary({ companyId, fixed: (2 - at) * 700_000 + step * 10_000 }))),
};

function opened(query = '', { preferences = new FakePreferences(), clipboards = new FakeClipboards() } = {}) {
  const swaps = [
    [Companies, new FakeCompanies(companies)],
    [CompanyComparisons, new FakeCompanyComparisons(backend)],
    [Clipboards, clipboards],
  ] as const;
  return open(wiring, screens.compareCompanies, screens.compareCompanies + query, swaps, { preferences });
}

const both = '?company=koyal-pay&company=sutra-mill';
const searchOf = ({ router }: ReturnType<typeof opened>) => router.current?.location.search;
const table = async () => within(await screen.findByRole('table', { name: 'Companies side by side' }));
const cellsOf = async (label: string) => {
  const row = (await table()).getByRole('rowheader', { name: label }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

const withKeyboard = () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
  onTestFinished(() => void vi.unstubAllGlobals());
};

describe('companies side by side (R-004)', () => {
  it('are those of the URL, with ratings, their spread and their number', async () => {
    opened(both);
    const [first, second] = await cellsOf('Overall');
    expect(first).toMatch(/Excellent|Good/);
    expect(first).toContain('20 reviews');
    expect(first).toContain('100%');
    expect(second).toContain('20 reviews');
    expect(await cellsOf('Work and life balance')).toEqual([expect.stringContaining('20 people rated this'), 'Too few people rated this']);
  });

  it('show the pay of the job that both have, and lead on to each', async () => {
    opened(both);
    const [first, second] = await cellsOf('Weaver');
    expect(first).toMatch(/LPA.*people/);
    expect(second).toMatch(/LPA.*people/);
    const links = (await table()).getAllByRole('link', { name: /LPA|rupees a year/ }).map((link) => link.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual(['/salaries/koyal-pay-salaries', '/salaries/sutra-mill-salaries']);
    expect(links.slice(2, 4)).toEqual(['/salaries/koyal-pay-salaries/weaver', '/salaries/sutra-mill-salaries/weaver']);
    expect(links.slice(4)).toEqual(['/salaries/koyal-pay-salaries/weaver?experience=3', '/salaries/sutra-mill-salaries/weaver?experience=3']);
  });

  it('show everyone’s middle half at each first, then the nearest jobs', async () => {
    const salaries = [koyal, mill].flatMap(({ companyId }, at) =>
      times(20, (step) => aKnownSalary({ companyId, designation: ['Nurse', 'Staff Nurse'][at] ?? '', fixed: (2 - at) * 700_000 + step * 10_000 })),
    );
    open(wiring, screens.compareCompanies, screens.compareCompanies + both, [
      [Companies, new FakeCompanies(companies)],
      [CompanyComparisons, new FakeCompanyComparisons({ companies, salaries })],
    ]);
    const rows = (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows.slice(rows.indexOf('Everyone, all jobs together'), rows.indexOf('All jobs at this company') + 1)).toEqual([
      'Everyone, all jobs together',
      'Similar jobs',
      'All jobs at this company',
    ]);
    for (const cell of await cellsOf('Everyone, all jobs together')) expect(cell).toMatch(/^The middle half earn.*LPA.*Median.*20\+ people$/);
    expect(await cellsOf('Similar jobs')).toEqual([expect.stringMatching(/^Nurse.*20\+ people$/), expect.stringMatching(/^Staff Nurse.*20\+ people$/)]);
    expect(await cellsOf('All jobs at this company')).toEqual(['All pay at Koyal Pay', 'All pay at Sutra Mill']);
    expect(screen.queryByText(/^We cannot compare pay yet/)).toBeNull();
  });

  it('say in words what the numbers bear out, and what people like and dislike', async () => {
    opened(both);
    const said = within(await screen.findByRole('region', { name: 'Clear differences' }));
    expect(said.getByText(/^Overall: Koyal Pay \d\.\d \(20 people\), Sutra Mill \d\.\d \(20 people\)$/)).toBeTruthy();
    expect(said.getByText('We only list differences too large to be chance.')).toBeTruthy();
    expect(await cellsOf('People like')).toEqual([expect.stringContaining('Pay 20 of 20 people'), expect.anything()]);
    expect((await cellsOf('People dislike'))[1]).toContain('Pay 20 of 20');
  });

  it('compare pay at equal experience where both publish it, and otherwise say so', async () => {
    opened(both);
    const said = within(await screen.findByRole('region', { name: 'Pay' }));
    expect(
      said.getByText(/^Koyal Pay pays more in this job, Weaver, 3 to 4 years: .* LPA \(20\+ people\), compared with .* LPA \(20\+ people\) at Sutra Mill\.$/),
    ).toBeTruthy();
    const [first, second] = await cellsOf('Weaver, 3 to 4 years');
    expect([first, second]).toEqual([expect.stringContaining('20+ people'), expect.stringContaining('20+ people')]);
    const bands = [2, 4, 9].flatMap((experienceYears) =>
      times(6, (step) => aKnownSalary({ companyId: mill.companyId, experienceYears, fixed: 700_000 + step * 10_000 })),
    );
    const ofKoyal = times(20, (step) => aKnownSalary({ companyId: koyal.companyId, fixed: 1_400_000 + step * 10_000 }));
    cleanup();
    open(wiring, screens.compareCompanies, screens.compareCompanies + both, [
      [Companies, new FakeCompanies(companies)],
      [CompanyComparisons, new FakeCompanyComparisons({ companies, salaries: [...ofKoyal, ...bands] })],
    ]);
    expect(
      await screen.findByText(
        /^Weaver: the median is .* LPA \(20\+ people\) at Koyal Pay, and .* LPA \(10\+ people\) at Sutra Mill\. This does not mean that Koyal Pay pays more: people there may have more experience\.$/,
      ),
    ).toBeTruthy();
    expect(await cellsOf('Weaver, people of any experience')).toHaveLength(2);
  });

  it('say first who pays more, or that ranges meet, with all figures', async () => {
    const near = companies.flatMap(({ companyId }, at) => times(20, (step) => aKnownSalary({ companyId, fixed: 700_000 + at * 5_000 + step * 10_000 })));
    open(wiring, screens.compareCompanies, screens.compareCompanies + both, [
      [Companies, new FakeCompanies(companies)],
      [CompanyComparisons, new FakeCompanyComparisons({ companies, salaries: near })],
    ]);
    const said = within(await screen.findByRole('region', { name: 'Pay' }));
    expect(said.getAllByRole('listitem')[0]?.textContent).toBe('No clear difference: All jobs together; Weaver, 3 to 4 years.');
    const [first] = screen.getAllByRole('rowheader');
    expect(first?.closest('tr')?.id).toBe(said.getByRole('link', { name: 'All figures of pay' }).getAttribute('href')?.slice(1));
    cleanup();
    opened(both);
    expect(
      await screen.findByText(
        /^All jobs together: the median is higher at Koyal Pay, .* LPA \(20\+ people\), compared with .* LPA \(20\+ people\) at Sutra Mill\. People/,
      ),
    ).toBeTruthy();
  });

  it('draw work as bars, and lead on to each company in its row', async () => {
    opened(both);
    const [rated] = within((await table()).getByRole('rowheader', { name: 'Work and life balance' }).closest('tr') as HTMLElement).getAllByRole('cell');
    expect(rated?.querySelector('svg rect.value')?.getAttribute('width')).toBe('100%');
    expect(await cellsOf('Read on')).toEqual(['All about Koyal Pay', 'All about Sutra Mill']);
    expect(screen.queryByRole('navigation', { name: 'Their own pages' })).toBeNull();
  });

  it('say that there is not enough of one of which nobody shared anything', async () => {
    opened('?company=koyal-pay&company=agar-works');
    expect((await cellsOf('Overall'))[1]).toBe('Fewer than 5 reviews count');
    expect((await cellsOf('Everyone, all jobs together'))[1]).toBe('Not enough data');
    expect(screen.getByText('We cannot compare pay yet: too few people at Agar Works shared theirs.')).toBeTruthy();
    expect(screen.getByText('Apart from pay, any difference between them may be chance so far.')).toBeTruthy();
  });

  it('say that pay cannot be compared where no company has any', async () => {
    opened('?company=betwa-analytics&company=agar-works');
    expect(await screen.findByText('We cannot compare pay yet: too few people at Betwa Analytics and Agar Works shared theirs.')).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: 'Everyone, all jobs together' })).toBeNull();
  });

  it('are two after three presses of a key on the empty page', async () => {
    withKeyboard();
    const at = opened();
    const field = await screen.findByRole('combobox', { name: 'Add a company' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Sutra Mill/ }).getAttribute('aria-selected')).toBe('true'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Koyal Pay/ }).getAttribute('aria-selected')).toBe('true'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searchOf(at)).toBe('?company=sutra-mill&company=koyal-pay'));
    await waitFor(async () => expect(await cellsOf('Overall')).toHaveLength(2));
  });

  it('take in one that was typed, and say when none has that name', async () => {
    const at = opened('?company=koyal-pay');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add a company' }), 'nowhere{Enter}');
    expect(await screen.findByText(/^We know no company with that name/)).toBeTruthy();
    await userEvent.clear(screen.getByRole('combobox', { name: 'Add a company' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Add a company' }), 'sutra');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(searchOf(at)).toBe(both));
  });

  it('are offered without typing, and each can be taken away', async () => {
    const at = opened();
    const most = within(await screen.findByRole('navigation', { name: 'Most reviewed' }));
    await userEvent.click(most.getByRole('link', { name: 'Koyal Pay' }));
    await waitFor(() => expect(searchOf(at)).toBe('?company=koyal-pay'));
    expect(await screen.findByText('Add another company to compare Koyal Pay with.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Remove Koyal Pay' }));
    await waitFor(() => expect(searchOf(at)).toBe(''));
    expect(screen.getByText('Choose two companies to see them side by side.')).toBeTruthy();
  });

  it('are removed by keyboard, and the focus goes to the next, then the field', async () => {
    const at = opened(`?company=agar-works&${both.slice(1)}`);
    const remove = (name: string) => screen.findByRole('link', { name: `Remove ${name}` });
    await table();
    (await remove('Agar Works')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searchOf(at)).toBe(both));
    const next = await remove('Koyal Pay');
    await waitFor(() => expect(document.activeElement === next).toBe(true));
    (await remove('Sutra Mill')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searchOf(at)).toBe('?company=koyal-pay'));
    const last = await remove('Koyal Pay');
    await waitFor(() => expect(document.activeElement === last).toBe(true));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement === screen.getByRole('combobox', { name: 'Add a company' })).toBe(true));
  });

  it('are four at most: there is no field for a fifth', async () => {
    opened(`?${companies.map(({ urlName }) => `company=${urlName}`).join('&')}`);
    expect(await cellsOf('Overall')).toHaveLength(4);
    expect(screen.getByText('You can compare up to four companies. Remove one to add another.')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Add a company' })).toBeNull();
  });

  it('are passed on by their address', async () => {
    const clipboards = new FakeClipboards();
    opened(both, { clipboards });
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeTruthy();
    expect(clipboards.text).toMatch(/\/compare\?company=koyal-pay&company=sutra-mill$/);
  });

  it('start over where one of them is not known', async () => {
    opened('?company=koyal-pay&company=nowhere');
    expect(await screen.findByText('One of these companies is not known here.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Start over' }).map((link) => link.getAttribute('href'))).toContain('/compare');
  });

  it('are said in Hindi', async () => {
    opened(both, { preferences: new FakePreferences({ language: 'hi' }) });
    expect(await screen.findByText(/^कुल मिलाकर: Koyal Pay /)).toBeTruthy();
    expect(screen.getByText(/^सारे पद मिलाकर: Koyal Pay में बीच का आँकड़ा ज़्यादा है/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'कंपनियों की तुलना' })).toBeTruthy();
  });
});
