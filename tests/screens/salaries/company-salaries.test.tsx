import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { salariesPath, screens } from '#core/navigation/screens.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { mostShownSalaries } from '#core/salaries/pay-search.ts';
import { ContributedSalaries } from '#core/salaries/own-salaries.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import * as wiring from '#web/app/salaries/company-salaries-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { OwnSalaryBackend } from '#tests/fakes/salaries/fake-own-salaries.ts';
import { aSalary } from '#tests/screens/kinds/salaries.ts';
import { open } from '#tests/screens/open.tsx';
import { aSlice, engineer, pune, ShownPay, tester } from './shown-pay.ts';

const everybody = aSlice({ people: 30, group: { designation: null } });
const jobs = [aSlice({ people: 12 }), aSlice({ people: 9, group: { designation: tester }, around: 800_000 })];

function opened(
  pay: ShownPay,
  query = '',
  { preferences = new FakePreferences(), nudges = new FakeNudges(), device = aDeviceOf('salaries', new OwnSalaryBackend()) } = {},
) {
  const swaps = [
    [ContributedSalaries, device.contributed],
    [Companies, new FakeCompanies([aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay' })])],
    [Salaries, pay],
    [Nudges, nudges],
  ] as const;
  return open(wiring, screens.companySalaries, salariesPath('koyal-pay') + query, swaps, { preferences });
}

const rows = async () => within(await screen.findByRole('list', { name: 'By job' })).getAllByRole('listitem');

describe('what a company pays (R-021)', () => {
  it('is everyone’s spread, then each job’s median, middle half, people and certainty', async () => {
    opened(new ShownPay({ company: { slice: everybody, jobs } }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Pay at Koyal Pay' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Yearly pay of 20\+ people\. The middle half earn .* lakh rupees a year, the median is/ })).toBeTruthy();
    const [first, second, ...others] = await rows();
    expect(others).toHaveLength(0);
    expect(first?.textContent).toContain('10+ people');
    expect(first?.textContent).toContain('9.5 – 15 LPA');
    expect(first?.textContent).toContain('12 LPA12 lakh rupees a year');
    expect(first?.textContent).toMatch(/(Very low|Low|Moderate|High|Very high) confidence/);
    expect(first && within(first).getByRole('link').getAttribute('href')).toBe('/salaries/koyal-pay-salaries/software-engineer');
    expect(second?.textContent).toContain('8+ people');
    expect(second?.textContent).not.toContain('–');
    expect(screen.getByRole('navigation', { name: 'Company pages' }).querySelector('[aria-current=page]')?.textContent).toBe('Salaries');
  });

  it('shows at most 30 jobs, and says that there are more (R-005)', async () => {
    const many = Array.from({ length: mostShownSalaries + 3 }, (_, at) =>
      aSlice({ people: 8, group: { designation: { urlName: `job-${at}`, name: `Job ${at}` } } }),
    );
    opened(new ShownPay({ company: { slice: everybody, jobs: many } }));
    expect(await rows()).toHaveLength(30);
    expect(screen.getByText(/These are 30 jobs\. There are more/)).toBeTruthy();
  });

  it('is narrowed and put in order by its address, and a choice leads to one', async () => {
    const pay = new ShownPay({ company: { slice: everybody, jobs }, filters: { cities: [pune], departments: [{ urlName: 'software', name: 'Software' }] } });
    const { router } = opened(pay, '?experience=15&sort=pay');
    const city = await screen.findByRole('combobox', { name: 'City' });
    expect(pay.asked).toEqual([{ department: null, city: null, experience: 15, sort: 'pay' }]);
    const experience = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Experience' });
    expect(experience.value).toBe('15');
    const years = within(experience).getAllByRole('option');
    expect([years.length, years[1]?.textContent, years[2]?.textContent, years.at(-1)?.textContent]).toEqual([17, 'Fresher', '1 year', '15+ years']);
    expect(screen.getByRole('link', { name: 'Best paid' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Most salaries' }).getAttribute('href')).toBe('/salaries/koyal-pay-salaries?experience=15');
    await within(city).findByRole('option', { name: 'Pune' });
    await userEvent.selectOptions(city, 'pune');
    await waitFor(() => expect(router.current?.location.search).toBe('?city=pune&experience=15&sort=pay'));
  });

  it('tells those who hear the page what a choice changed, once answered', async () => {
    const { router } = opened(new ShownPay({ company: { slice: everybody, jobs }, filters: { cities: [pune] } }));
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await rows();
    await waitFor(() => expect(said()).toContain('2 jobs'));
    await screen.findByRole('option', { name: 'Pune' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'pune');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Experience' }), '2');
    await waitFor(() => expect(router.current?.location.search).toBe('?city=pune&experience=2'));
    await waitFor(() => expect(said()).toContain('2 jobs, Pune, 2 years'));
  });

  it('says what was paid of what was promised, where enough people shared (F-11)', async () => {
    const received = { variablePaid: { people: 20, median: 75 }, hike: null, hikeMissing: null, monthsSinceRevision: { people: 10, median: 14 } };
    const { view } = opened(new ShownPay({ company: { slice: everybody, jobs, received } }));
    const part = within(await screen.findByRole('region', { name: 'Promised and paid' }));
    expect(part.getAllByRole('definition').map((one) => one.textContent)).toEqual(['75%', '14 months ago']);
    expect(part.getByText('20+ people')).toBeTruthy();
    view.unmount();
    opened(new ShownPay({ company: { slice: everybody, jobs } }));
    await rows();
    expect(screen.queryByText('Promised and paid')).toBeNull();
  });

  it.each([
    [4, '4 percentage points less'],
    [1, '1 percentage point less'],
    [0, 'As announced'],
    [-2, '2 percentage points more'],
  ])('says of a hike %i points below the announced one what came of it (F-11)', async (median, said) => {
    const received = { variablePaid: null, hike: null, hikeMissing: { people: 10, median }, monthsSinceRevision: null };
    opened(new ShownPay({ company: { slice: everybody, jobs, received } }));
    const part = within(await screen.findByRole('region', { name: 'Promised and paid' }));
    expect(part.getByRole('definition').textContent).toBe(said);
  });

  it.each([
    ['Koyal Pay', ['/contribute']],
    ['Another', []],
  ])('asks for one’s own only where this device shared this company’s salary, not of %s (F-11, F-07)', async (name, ways) => {
    const received = { variablePaid: { people: 20, median: 75 }, hike: null, hikeMissing: null, monthsSinceRevision: null };
    const device = aDeviceOf('salaries', new OwnSalaryBackend([aCompany({ urlName: 'koyal-pay', name })]));
    await device.contributed.send({ urlName: 'koyal-pay', name }, aSalary);
    const { shell } = opened(new ShownPay({ company: { slice: everybody, jobs, received } }), '', { device });
    await shell.get(SessionStore).load();
    await screen.findByRole('region', { name: 'Promised and paid' });
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Share how your year went' }).map((way) => way.getAttribute('href'))).toEqual(ways));
  });

  it('does not speak of filters where none is set', async () => {
    opened(new ShownPay({ company: { slice: everybody, jobs: [] } }));
    expect(await screen.findByText('Too few people shared their pay to show any one job here.', { selector: '.muted' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
  });

  it('leads on where narrowing finds nobody', async () => {
    opened(new ShownPay({ company: { slice: null, jobs: [] } }), '?city=pune');
    expect(await screen.findByText('With these filters, too few people shared their pay in any job.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all cities' }).getAttribute('href')).toBe('/salaries/koyal-pay-salaries');
  });

  it('says that there is not enough, what would help, and how to add (R-021, F-26)', async () => {
    opened(new ShownPay());
    expect(await screen.findByRole('heading', { name: 'We do not have sufficient salary data.' })).toBeTruthy();
    expect(screen.getByText(/^Either fewer than eight people shared their pay/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your salary' }).getAttribute('href')).toMatch(/^\/contribute\/salary-v3\?company=koyal-pay/);
  });

  it('shows others’ figures where its own are hidden, each a press away (R-021)', async () => {
    const shipra = { urlName: 'shipra-care', name: 'Shipra Care' };
    const nearest = {
      jobs: [
        aSlice({ people: 20, group: { company: null, city: pune } }),
        aSlice({ people: 30, group: { company: null } }),
        aSlice({ people: 9, group: { company: shipra } }),
      ],
      companies: [aSlice({ people: 40, group: { company: shipra, designation: null } })],
    };
    opened(new ShownPay({ company: { nearest } }));
    const [inPune, everywhere, there] = within(await screen.findByRole('list', { name: 'What these jobs pay elsewhere' })).getAllByRole('listitem');
    expect(inPune?.textContent).toMatch(/^Software Engineer in Pune 20\+ people.*LPA/);
    expect(everywhere && within(everywhere).getByRole('link', { name: 'Software Engineer in India' }).getAttribute('href')).toBe(
      '/profile/software-engineer-salary',
    );
    expect(there && within(there).getByRole('link').getAttribute('href')).toBe('/salaries/shipra-care-salaries/software-engineer');
    const similar = within(screen.getByRole('list', { name: 'What similar companies pay' }));
    expect(similar.getByRole('link', { name: 'Shipra Care' }).getAttribute('href')).toBe('/salaries/shipra-care-salaries');
    expect(similar.getByRole('listitem').textContent).toContain('20+ people');
  });

  it('asks for one’s own pay and closes nothing to anyone who gives none (F-26)', async () => {
    const nudges = new FakeNudges();
    const { view } = opened(new ShownPay({ company: { slice: everybody, jobs } }), '', { nudges });
    expect(await screen.findByText(/^These figures are based on 20\+ people\. Add your salary/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    view.unmount();
    opened(new ShownPay({ company: { slice: everybody, jobs } }), '', { nudges });
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByText(/Add your salary:/)).toBeNull();
  });

  it('tells search engines where the figures of each job are, and no figure here', async () => {
    const { router } = opened(new ShownPay({ company: { slice: everybody, jobs } }));
    await rows();
    expect(document.title).toBe('Koyal Pay salaries | Daftar');
    expect(router.current?.loaded?.head().structured).toMatchObject([
      {
        '@type': 'ItemList',
        itemListElement: [
          { position: 1, name: 'Software Engineer', url: '/salaries/koyal-pay-salaries/software-engineer' },
          { position: 2, name: 'Software Tester', url: '/salaries/koyal-pay-salaries/software-tester' },
        ],
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('is said in Hindi, where rupees are heard as rupees', async () => {
    opened(new ShownPay({ company: { slice: everybody, jobs } }), '', { preferences: new FakePreferences({ language: 'hi' }) });
    expect((await screen.findAllByText('12 लाख रुपये सालाना')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'सॉफ़्टवेयर इंजीनियर' }).getAttribute('href')).toBe(`/salaries/koyal-pay-salaries/${engineer.urlName}`);
  });

  it('of a company that there is not leads on', async () => {
    open(wiring, screens.companySalaries, salariesPath('nobody'), [
      [Companies, new FakeCompanies([])],
      [Salaries, new ShownPay()],
    ]);
    expect(await screen.findByRole('heading', { name: 'We could not find this company.' })).toBeTruthy();
  });
});
