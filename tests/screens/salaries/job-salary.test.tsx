import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { jobSalaryPath, screens } from '#core/navigation/screens.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import type { PaySlice } from '#core/salaries/salary-figures.ts';
import * as atCompany from '#web/app/salaries/job-salary-wiring.ts';
import * as everywhere from '#web/app/salaries/designation-salary-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { jobsOf } from '#tests/fakes/jobs/a-job.ts';
import { open } from '#tests/screens/open.tsx';
import { aSlice, engineer, koyalPay, pune, ShownPay, tester } from './shown-pay.ts';

const swapsOf = (pay: ShownPay, storage = new FakeUserStorage()) =>
  [
    [Companies, new FakeCompanies([aCompany({ urlName: 'koyal-pay', name: 'Koyal Pay', locations: ['Pune'] })])],
    [Salaries, pay],
    [Nudges, new FakeNudges()],
    [UserStorage, storage],
  ] as const;

const opened = (pay: ShownPay, query = '', { preferences = new FakePreferences(), storage = new FakeUserStorage() } = {}) =>
  open(atCompany, screens.jobSalary, jobSalaryPath('koyal-pay', 'software-engineer') + query, swapsOf(pay, storage), { preferences, isGuest: true });
const openedEverywhere = (pay: ShownPay, page = 'software-engineer-salary', jobs = new FakeJobs()) =>
  open(everywhere, screens.designationSalary, `/profile/${page}`, [...swapsOf(pay), [Jobs, jobs]]);

const figures = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

describe('what a job pays at a company (R-021)', () => {
  const whole = aSlice({ people: 30 });
  const market = aSlice({ people: 400, group: { company: null } });

  it('is the middle half, the median beside everyone’s, and its basis (F-03)', async () => {
    opened(new ShownPay({ job: { atCompany: [whole] } }));
    const card = await figures('Software Engineer at Koyal Pay');
    expect(screen.getByRole('heading', { level: 1, name: 'Software Engineer pay at Koyal Pay' })).toBeTruthy();
    expect(card.getByText(/^Median 12\.\d+ LPA: half of them earn less, half earn more\.$|^Median 12 LPA/)).toBeTruthy();
    expect(card.getByText(/^The true median is probably in this range: .* lakh rupees a year\.$/)).toBeTruthy();
    expect(card.getByText('20+ people')).toBeTruthy();
    expect(card.getByText('each with a confirmed login')).toBeTruthy();
    expect(card.getByText('newest from October 2026')).toBeTruthy();
    expect(card.getByText(/^(Very low|Low|Moderate|High|Very high) confidence$/)).toBeTruthy();
    expect(card.getAllByText('25 in 100 earn this or less')).toHaveLength(2);
    expect(card.getByRole('img', { name: /^Yearly pay of 20\+ people/ })).toBeTruthy();
    expect(card.getByText('See all amounts as a table').closest('details')?.open).toBe(false);
    expect(card.getByText('What this pay is made of')).toBeTruthy();
  });

  it('explains its picture, and says to those who hear the page whose pay it is', async () => {
    opened(new ShownPay({ job: { atCompany: [whole] } }));
    const card = await figures('Software Engineer at Koyal Pay');
    expect(card.getByText(/^Bars in full colour lie around the middle half\. Line: the median\./)).toBeTruthy();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('20+ people, Software Engineer, Koyal Pay');
  });

  it('does not say that half of them earn less where the middle half earn anyway', async () => {
    const points = whole.figures.points.map(({ percent }) => ({ percent, amount: 1_200_000 }));
    opened(new ShownPay({ job: { atCompany: [{ ...whole, figures: { ...whole.figures, points } }] } }));
    const card = await figures('Software Engineer at Koyal Pay');
    expect(card.getByText('The middle half earn')).toBeTruthy();
    expect(card.queryByText(/half of them earn less, half earn more/)).toBeNull();
  });

  it.each([
    ['quarter', 'One company has more than a quarter of these people; it counts a quarter.', 'many from one company', 1],
    ['few', 'From few companies: one of them has more than a quarter of these people.', 'from few companies', 0],
  ] as const)('says where its companies count as %s, beside figures and lists, first where few (F-02)', async (companies, said, short, at) => {
    const counted = (slice: PaySlice): PaySlice => ({ ...slice, figures: { ...slice.figures, companies } });
    openedEverywhere(new ShownPay({ job: { everywhere: [counted(market), counted(aSlice({ people: 30, group: { company: null, city: pune } }))] } }));
    const card = await figures('Software Engineer');
    const lines = card.getAllByText(/^(The middle half earn|One company has|From few companies)/).map(({ textContent }) => textContent);
    expect(lines[at]).toBe(said);
    expect(lines.length).toBe(2);
    expect(within(screen.getByRole('list', { name: 'By city' })).getByRole('listitem').textContent).toContain(`20+ people, ${short}`);
  });

  it('has no one figure where only its groups are shown, and explains why (F-02)', async () => {
    openedEverywhere(new ShownPay({ job: { everywhere: [aSlice({ people: 12, group: { company: null, city: pune } })], byCompany: [aSlice({ people: 8 })] } }));
    expect(await screen.findByRole('heading', { name: 'We cannot show one figure for everyone in this job.' })).toBeTruthy();
    expect(screen.queryByText('We do not have sufficient salary data.')).toBeNull();
    expect(screen.queryByText(/need at least eight people/)).toBeNull();
    expect(within(screen.getByRole('list', { name: 'By company' })).getByRole('listitem').textContent).toContain('8+ people');
  });

  it('shows other jobs of its department where nothing of it is shown', async () => {
    openedEverywhere(new ShownPay({ job: { inDepartment: [aSlice({ people: 20, group: { company: null, designation: tester } })] } }));
    const others = within(await screen.findByRole('list', { name: 'Other jobs of this kind in India' }));
    expect(others.getByRole('link', { name: 'Software Tester in India' }).getAttribute('href')).toBe('/profile/software-tester-salary');
    expect(others.getByRole('listitem').textContent).toContain('LPA');
  });

  it('of eight people is their median and nothing more (F-02)', async () => {
    opened(new ShownPay({ job: { atCompany: [aSlice({ people: 8 })] } }));
    const card = await figures('Software Engineer at Koyal Pay');
    expect(card.getByText('8+ people')).toBeTruthy();
    expect(card.getByText('Half of them earn less than')).toBeTruthy();
    expect(card.queryByRole('img')).toBeNull();
    expect(card.queryByText('See all amounts as a table')).toBeNull();
    expect(card.queryByText('What this pay is made of')).toBeNull();
  });

  it('of very many has every fifth percent in its table (F-03)', async () => {
    opened(new ShownPay({ job: { atCompany: [aSlice({ people: 30_000 })] } }));
    const card = await figures('Software Engineer at Koyal Pay');
    expect(card.getByText('20,000+ people')).toBeTruthy();
    const table = card.getByText('See all amounts as a table').closest('details');
    expect(table && within(table).getAllByRole('row', { hidden: true })).toHaveLength(20);
    expect(card.getAllByText('95 in 100 earn this or less')).toHaveLength(1);
  });

  it('is beside the same job everywhere, by experience, city and employment', async () => {
    const fresher = aSlice({ people: 12, group: { experience: '0-1' }, around: 600_000 });
    const inPune = aSlice({ people: 15, group: { city: pune } });
    const interns = aSlice({ people: 10, group: { employment: 'intern' }, around: 300_000 });
    opened(new ShownPay({ job: { atCompany: [whole, fresher, inPune, interns], everywhere: [market] } }));
    await figures('Software Engineer at Koyal Pay');
    const page = '/salaries/koyal-pay-salaries/software-engineer';
    expect([hrefOf('Freshers'), hrefOf('Pune'), hrefOf('Internship')]).toEqual([`${page}?experience=0`, `${page}?city=pune`, `${page}?employment=intern`]);
    const beside = within(screen.getByRole('list', { name: 'The same job everywhere' })).getAllByRole('listitem');
    expect(beside.map((row) => row.textContent?.slice(0, 20))).toEqual(['Here, at Koyal Pay 2', 'At all companies 200']);
    expect(hrefOf('At all companies')).toBe('/profile/software-engineer-salary');
  });

  it('says plainly whose pay is in its place where too few shared theirs (F-02)', async () => {
    opened(new ShownPay({ job: { atCompany: [whole] } }), '?city=pune');
    const notice = await screen.findByRole('note');
    expect(notice.textContent).toBe(
      'We cannot show “Software Engineer, Pune, Koyal Pay”: fewer than eight people shared their pay, or the figure would show what one of them earns. Shown instead: Software Engineer, all of India, Koyal Pay.',
    );
  });

  it('says what would open an empty one, and leads elsewhere and to the form (F-26)', async () => {
    opened(new ShownPay(), '?city=pune&experience=4');
    expect(await screen.findByRole('heading', { name: 'We do not have sufficient salary data.' })).toBeTruthy();
    expect(screen.getByText(/^For one company, job, city and experience together we need at least twelve people/)).toBeTruthy();
    expect(hrefOf('Clear all')).toBe('/salaries/koyal-pay-salaries/software-engineer');
    expect(hrefOf('Add your salary')).toMatch(/company=koyal-pay.*job=software-engineer/);
  });

  it('tells those who are paid in dollars apart, in dollars (R-012)', async () => {
    opened(new ShownPay({ job: { atCompany: [whole, aSlice({ people: 8, currency: 'USD', around: 120_000 })] } }));
    const card = await figures('Paid in dollars');
    expect(card.getByText('120k DPA')).toBeTruthy();
    expect(card.getByText('120 thousand dollars a year')).toBeTruthy();
  });

  it('leads to what is in hand, to offers, and to whether one is paid fairly', async () => {
    opened(
      new ShownPay({ job: { atCompany: [whole, aSlice({ people: 20, group: { city: pune, experience: '3-5' }, around: 1_800_000 })] } }),
      '?city=pune&experience=3',
    );
    await figures('Software Engineer at Koyal Pay, Pune');
    const rupees = /ctc=1[78]\d{5}/;
    expect(hrefOf(/^What is 1[78].* lakh rupees a year in hand\?$/)).toMatch(
      new RegExp(`^/salaries/take-home-salary-calculator\\?${rupees.source}&city=pune$`),
    );
    const job = encodeURIComponent('Software Engineer at Koyal Pay, 3 to 4 years, Pune');
    expect(hrefOf('Compare it with an offer')).toMatch(new RegExp(`^/salaries/compare-offers\\?${rupees.source}&city=pune&name=${job}$`));
    expect(hrefOf('Are you paid fairly?')).toBe('/are-you-paid-fairly?job=software-engineer&city=pune&experience=3');
  });

  it('goes beside what this device compares already, and a fourth is refused (R-005, D-09)', async () => {
    const storage = new FakeUserStorage();
    const pay = new ShownPay({ job: { atCompany: [whole] } });
    storage.keep('draft.compared-salaries/guest', { owner: 'guest', keptAt: 9e15, fields: { of: 'a~b c~d' } });
    const { view } = opened(pay, '', { storage });
    await figures('Software Engineer at Koyal Pay');
    expect(hrefOf('Compare')).toBe('/salaries/compare?of=a~b&of=c~d&of=koyal-pay~software-engineer');
    view.unmount();
    storage.keep('draft.compared-salaries/guest', { owner: 'guest', keptAt: 9e15, fields: { of: 'a~b c~d e~f' } });
    const { router } = opened(pay, '', { storage });
    await figures('Software Engineer at Koyal Pay');
    await userEvent.click(screen.getByRole('link', { name: 'Compare' }));
    expect(screen.getByText(/^You can only add 3 salaries\/offers\./)).toBeTruthy();
    expect(router.current?.location.pathname).toBe('/salaries/koyal-pay-salaries/software-engineer');
    expect(hrefOf('See the comparison')).toBe('/salaries/compare?of=a~b&of=c~d&of=e~f');
  });

  it('says how it is worked out, with the numbers of its rule (F-02, F-03)', async () => {
    opened(new ShownPay({ job: { atCompany: [whole] } }));
    const rule = (await screen.findByText('How is this calculated?')).closest('details');
    expect(rule?.textContent).toContain('Every figure needs at least eight people, or twelve when all have the same company, job, city and experience.');
    expect(rule?.textContent).toContain('after 24 months, half');
    expect(rule?.textContent).toContain('After 36 months');
    expect(rule?.textContent).toContain('A figure changes only after eight new people');
  });

  it('goes to search engines, and never the pay of a wider group as its own', async () => {
    const { router, view } = opened(new ShownPay({ job: { atCompany: [whole] } }));
    await figures('Software Engineer at Koyal Pay');
    expect(router.current?.loaded?.head()).toMatchObject({
      title: 'Software Engineer salary at Koyal Pay | Daftar',
      canonical: '/salaries/koyal-pay-salaries/software-engineer',
      status: 200,
      picture: { url: '/link/pay/koyal-pay/software-engineer.png', alt: 'Software Engineer salary at Koyal Pay' },
      structured: [
        {
          '@type': 'OccupationAggregationByEmployer',
          estimatedSalary: [{ currency: 'INR', duration: 'P1Y', percentile25: 970_000, median: 1_200_000, percentile75: 1_480_000 }],
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
    view.unmount();
    const wider = opened(new ShownPay({ job: { atCompany: [whole] } }), '?city=pune');
    await screen.findByRole('note');
    const head = wider.router.current?.loaded?.head();
    expect([head?.picture, head?.structured]).toMatchObject([undefined, [{ '@type': 'BreadcrumbList' }]]);
    wider.view.unmount();
    const widest = opened(new ShownPay({ job: { everywhere: [aSlice({ people: 400, group: { company: null } })] } }));
    await screen.findByRole('note');
    expect(widest.router.current?.loaded?.head().picture).toBeUndefined();
  });

  it.each(['/salaries/koyal-pay-salaries/astronaut', '/salaries/nobody-salaries/software-engineer', '/salaries/koyal-pay/software-engineer'])(
    'is found at no such place as %s (404)',
    async (url) => {
      const { router } = open(atCompany, screens.jobSalary, url, swapsOf(new ShownPay()));
      expect(await screen.findByRole('heading', { level: 1, name: 'We do not know this job.' })).toBeTruthy();
      expect(router.current?.loaded?.head().status).toBe(404);
    },
  );

  it('is said in Hindi', async () => {
    opened(new ShownPay({ job: { atCompany: [whole] } }), '', { preferences: new FakePreferences({ language: 'hi' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Koyal Pay में सॉफ़्टवेयर इंजीनियर की सैलरी' })).toBeTruthy();
    expect(screen.getByText('यह कैसे निकाला गया?')).toBeTruthy();
    expect(screen.getByText(/^ये आँकड़े 20\+ लोगों के हैं।/)).toBeTruthy();
  });
});

describe('what a job pays at all companies (R-198)', () => {
  const market = aSlice({ people: 400, group: { company: null } });

  it('is shown with the companies that pay for it, and a single tab', async () => {
    openedEverywhere(new ShownPay({ job: { everywhere: [market], byCompany: [aSlice({ people: 12 })] } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Software Engineer pay in India' })).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'About this job' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Salaries']);
    const companies = within(screen.getByRole('list', { name: 'By company' }));
    expect(companies.getByRole('link', { name: koyalPay.name }).getAttribute('href')).toBe(`/salaries/koyal-pay-salaries/${engineer.urlName}`);
  });

  it('is of the city on the page of that city, beside all of India (R-198)', async () => {
    const inPune = aSlice({ people: 30, group: { company: null, city: pune }, around: 900_000 });
    openedEverywhere(new ShownPay({ job: { everywhere: [market, inPune] } }), 'software-engineer-salary?city=pune');
    expect((await figures('Software Engineer, Pune')).getByText('20+ people')).toBeTruthy();
    const beside = within(screen.getByRole('list', { name: 'The same job everywhere' })).getAllByRole('listitem');
    expect(beside.map((row) => /^\D+/.exec(row.textContent ?? '')?.[0].trim())).toEqual(['Software Engineer, Pune', 'Software Engineer, all of India']);
    expect(hrefOf('Software Engineer, all of India')).toBe('/profile/software-engineer-salary');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('names all of India as its place where the city has too few, and why (R-198)', async () => {
    openedEverywhere(new ShownPay({ job: { everywhere: [market] } }), 'software-engineer-salary?city=pune');
    await figures('Software Engineer, all of India');
    expect(screen.getByRole('note').textContent).toBe(
      'We cannot show “Software Engineer, Pune, all companies”: fewer than eight people shared their pay, or the figure would show what one of them earns. Shown instead: Software Engineer, all of India, all companies.',
    );
    expect(screen.queryByRole('list', { name: 'The same job everywhere' })).toBeNull();
  });

  it('is of cities like it, where they are shown for the years asked (R-198)', async () => {
    const [alike, all] = [{ citiesLike: pune }, {}].map((place) => aSlice({ people: 30, group: { company: null, experience: '3-5', ...place } }));
    if (!alike || !all) throw new Error('Nothing is shown.');
    openedEverywhere(new ShownPay({ job: { everywhere: [market, all, alike] } }), 'software-engineer-salary?city=pune&experience=3');
    expect((await figures('Software Engineer, cities like Pune')).getByText('3 to 4 years')).toBeTruthy();
  });

  it('takes the city and years along, where its figure is of all of India (R-047, R-089)', async () => {
    const ofYears = aSlice({ people: 30, group: { company: null, experience: '3-5' } });
    openedEverywhere(new ShownPay({ job: { everywhere: [market, ofYears] } }), 'software-engineer-salary?city=pune&experience=3');
    await figures('Software Engineer, all of India');
    expect(hrefOf('Are you paid fairly?')).toBe('/are-you-paid-fairly?job=software-engineer&city=pune&experience=3');
    const name = encodeURIComponent('Software Engineer, 3 to 4 years, all of India');
    expect(hrefOf('Compare it with an offer')).toMatch(new RegExp(`&city=pune&name=${name}$`));
  });

  it('has a tab that counts the open jobs, where there are any', async () => {
    openedEverywhere(new ShownPay({ job: { everywhere: [market] } }), 'software-engineer-salary', new FakeJobs(jobsOf(124)));
    const tabs = await screen.findByRole('navigation', { name: 'About this job' });
    expect((await within(tabs).findByRole('link', { name: 'Jobs 124' })).getAttribute('href')).toBe('/jobs/software-engineer-jobs-prf');
  });

  it('shows at most 30 companies (R-005)', async () => {
    const byCompany = Array.from({ length: 33 }, (_, at) => aSlice({ people: 8, group: { company: { urlName: `c-${at}`, name: `Company ${at}` } } }));
    openedEverywhere(new ShownPay({ job: { everywhere: [market], byCompany } }));
    expect(within(await screen.findByRole('list', { name: 'By company' })).getAllByRole('listitem')).toHaveLength(30);
  });

  it.each(['software-engineer', 'astronaut-salary'])('is found at no such place as %s', async (page) => {
    openedEverywhere(new ShownPay(), page);
    expect(await screen.findByRole('heading', { level: 1, name: 'We do not know this job.' })).toBeTruthy();
  });
});
