import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Jobs } from '#core/jobs/jobs.ts';
import { screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/jobs/jobs-wiring.ts';
import { aCompany, koyal } from '#tests/companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { aJob, jobsOf, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import { open } from '#tests/screens/open.tsx';

const pravaha = aCompany({ name: 'Pravaha', rating: 4.6, industry: 'Payments' });

const opened = (jobs: readonly KnownJob[], query = '', preferences = new FakePreferences()) =>
  open(wiring, screens.jobs, screens.jobs + query, [[Jobs, new FakeJobs(jobs, { companies: [koyal, pravaha] })]], { preferences });

const urlOf = ({ router }: ReturnType<typeof opened>) => `${router.current?.location.pathname}${router.current?.location.search}`;

const titles = async () => {
  const cards = await screen.findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
};

/** Five jobs of which each filter leaves one. */
const nurse = aJob({
  title: 'Nurse',
  company: pravaha,
  designation: 'Staff Nurse',
  cities: ['Pune'],
  workplace: 'office',
  employment: 'parttime',
  experience: { from: 10, to: 12 },
  pay: { from: 300_000, to: 400_000 },
  skills: ['First Aid'],
  freshness: { label: 'new', firstSeen: '2026-11-19', lastConfirmed: '2026-11-19', reposts: 0, saidOpenOn: null },
});

describe('the hub of jobs (R-191)', () => {
  it('shows each job with its real pay, its claim and its freshness (F-24)', async () => {
    opened([aJob()]);
    const [card] = await screen.findAllByRole('article');
    const said = within(card as HTMLElement);
    expect(said.getByRole('link', { name: 'Software Engineer, Payments' }).getAttribute('href')).toMatch(/^\/job\/j\d+/);
    expect(said.getByRole('link', { name: 'Koyal Pay' }).getAttribute('href')).toBe('/overview/koyal-pay-overview');
    expect(card?.textContent).toContain('BengaluruHybrid2 to 5 yearsFull time');
    expect(card?.textContent).toContain(
      'People of all experience, so only a hintThe ad says12 – 18 LPA12 to 18 lakh rupees a yearPeople get11.5 – 18 LPAPeople with any experience here, all cities. Median 14.5 LPAMedian 14.5 lakh rupees a year, ≈ ₹96,400 in hand a month20+ people',
    );
    expect(card?.textContent).toContain('First seen 1 November 2026, still listed on 19 November 2026');
    expect(card?.textContent).not.toMatch(/confirmed|verified|checked/i);
    expect(said.queryByRole('note')).toBeNull();
    expect(screen.getByText('1 job')).toBeTruthy();
  });

  it('says plainly what is not known', async () => {
    opened([aJob({ pay: null, realPay: null, experience: { from: null, to: null } })]);
    const [card] = await screen.findAllByRole('article');
    expect(card?.textContent).toContain('What people get is not known yetThe ad saysNot DisclosedNot DisclosedPeople getToo few people shared their pay');
  });

  it.each([
    [{ from: 900_000, to: null }, 'The ad saysFrom 9 LPA9 lakh rupees a year or more'],
    [{ from: null, to: 1_250_000 }, 'The ad saysUp to 12.5 LPA'],
    [{ from: 900_000, to: 1_250_000 }, 'The ad says9 – 12.5 LPA'],
    [{ from: 9_500_000, to: 11_000_000 }, 'The ad says95 LPA – 1.1 Cr'],
    [null, 'The ad saysNot Disclosed'],
  ])('writes the pay of an advertisement as the specification does: %j (R-012)', async (pay, said) => {
    opened([aJob({ pay })]);
    const [card] = await screen.findAllByRole('article');
    expect(card?.textContent).toContain(said);
  });

  it('says the pay of the market where too few said it at the company', async () => {
    opened([
      aJob({
        realPay: {
          of: 'market',
          city: { urlName: 'bengaluru', name: 'Bengaluru' },
          experience: '3-5',
          median: 12_000_000,
          low: null,
          high: null,
          people: 8,
          companies: 'few',
          inHandMonthly: 600_000,
        },
      }),
    ]);
    const [card] = await screen.findAllByRole('article');
    expect(card?.textContent).toContain(
      'People getabout 1.2 CrPeople with 3 to 4 years of experience at any company, Bengaluru. Median 1.2 CrMedian 1.2 crore rupees a year, ≈ ₹6,00,000 in hand a month8+ peoplefrom few companies',
    );
  });

  it('warns of scam signs without a badge, and offers the report instead (F-25)', async () => {
    const label = { ...aJob().freshness, label: 'new' } as const;
    opened([aJob({ jobId: 'j7k2m0c4t8zb1v9x', scamSigns: ['fee', 'free-address'], freshness: label })]);
    const note = await screen.findByRole('note', { name: 'This job has signs of a scam' });
    expect(within(note).getByText('Asks for money. An employer does not charge for a job.')).toBeTruthy();
    expect(within(note).getByRole('link', { name: 'Report this job' }).getAttribute('href')).toBe('/job/j7k2m0c4t8zb1v9x#report');
    expect([screen.queryByText('New'), screen.queryByRole('button', { name: /^Save/ })]).toEqual([null, null]);
  });

  it.each([
    ['new', 'New'],
    ['open-long', 'Listed for long'],
    ['reposted', 'Posted again'],
    ['stale', 'Old ad'],
  ] as const)('says of %s that it is that', async (label, said) => {
    opened([aJob({ freshness: { ...aJob().freshness, label } })]);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it.each([
    [{ label: 'new', lastConfirmed: '2026-11-01' }, 'First seen 1 November 2026'],
    [{ label: 'stale' }, 'First seen 1 November 2026, last listed on 19 November 2026'],
    [{ saidOpenOn: '2026-11-20' }, 'First seen 1 November 2026, the employer said on 20 November 2026 that it is open'],
  ] as const)('says when it was seen last: %j', async (known, said) => {
    opened([aJob({ freshness: { ...aJob().freshness, ...known } })]);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it.each([
    ['company_name=pravaha', 'Pravaha', ''],
    ['job_profile=staff-nurse', 'Staff Nurse', ''],
    ['designation=nurse', 'Title contains “nurse”', ''],
    ['k=first', '“first”', ''],
    ['experience=11', '11 years', ''],
    ['freshness=3', 'Last 3 days', ''],
    ['location=pune', 'Pune', ''],
    ['employment=parttime', 'Part time', ''],
    ['workplace=office', 'In the office', ''],
    ['ctc=3-6', '₹3 to 6 lakh', ''],
    ['industry=payments', 'Payments', ''],
  ])('is narrowed by %s, which can be taken away', async (query, label, without) => {
    const at = opened([aJob(), nurse], `?${query}&campaign=desktop_nav`);
    expect(await titles()).toEqual(['Nurse']);
    const chip = screen.getByRole('link', { name: `Remove ${label}` });
    expect(chip.getAttribute('href')).toBe(`/jobs${without}`);
    await userEvent.click(chip);
    await waitFor(() => expect(urlOf(at)).toBe('/jobs'));
    expect(await titles()).toEqual(['Nurse', 'Software Engineer, Payments']);
  });

  it.each([
    ['employment=part-time', 'Part time', '/jobs?employment=parttime'],
    ['employment=contract&employment=full-time', 'Contract', '/jobs?employment=fulltime&employment=contractual'],
  ])('knows the words of old links: %s', async (query, label, canonical) => {
    const at = opened([aJob({ employment: 'contractual' }), nurse], `?${query}`);
    expect(await screen.findByRole('link', { name: `Remove ${label}` })).toBeTruthy();
    expect(await titles()).toHaveLength(1);
    expect(at.router.current?.loaded?.head().canonical).toBe(canonical);
    expect(screen.queryByText(/we do not know/)).toBeNull();
  });

  it('says what is unknown in a link, and shows what the rest asks', async () => {
    opened([aJob(), nurse], '?employment=serf&freshness=2&location=pune');
    expect(await titles()).toEqual(['Nurse']);
    const note = screen.getByRole('note', { name: '' });
    expect(note.textContent).toBe('Kind of job: we do not know “serf”, so it filters nothing here.First seen: we do not know “2”, so it filters nothing here.');
  });

  it('counts each choice beside all that is chosen, and the list as it is', async () => {
    opened([aJob(), aJob({ workplace: 'office' }), nurse], '?location=bengaluru&workplace=hybrid');
    expect(await screen.findByText('1 job')).toBeTruthy();
    const said = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('label')?.textContent;
    expect([said(/^Bengaluru/), screen.queryByRole('checkbox', { name: /^Pune/ })]).toEqual(['Bengaluru1', null]);
    expect([said(/^Hybrid/), said(/^In the office/), said(/^From home/), said(/^Part time/)]).toEqual([
      'Hybrid1',
      'In the office1',
      'From home0',
      'Part time0',
    ]);
    expect(screen.getByText('Each number is how many jobs fit that choice and your other filters.')).toBeTruthy();
  });

  it('has its filters in a sheet on small screens, whose button follows choices (W-09)', async () => {
    const at = opened([aJob(), nurse, aJob({ cities: ['Pune'] })], '?k=e&sort=pay');
    await userEvent.click(await screen.findByText('Filters', { selector: 'summary' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Show 3 jobs' })).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Pune/ }));
    expect(await sheet.findByRole('button', { name: 'Show 2 jobs' })).toBeTruthy();
    await userEvent.click(sheet.getByRole('radio', { name: /^Last 3 days/ }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 1 job' }));
    expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
    expect([urlOf(at), await titles()]).toEqual(['/jobs?k=e&freshness=3&location=pune&sort=pay', ['Nurse']]);
    // So that Back closes the sheet at once, however much was chosen in it.
    expect(at.router.current?.step).toBe('REPLACE');
  });

  it('loses all filters in the sheet at once, and keeps the words', async () => {
    const at = opened([aJob(), nurse], '?k=e&location=pune');
    await userEvent.click(await screen.findByText('Filters, 1 chosen'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    expect(await sheet.findByRole('button', { name: 'Show 2 jobs' })).toBeTruthy();
    expect(urlOf(at)).toBe('/jobs?k=e');
  });

  it('finds a city by its first letters, with the others from A to Z', async () => {
    const cities = ['Agra', 'Bhopal', 'Chennai', 'Delhi', 'Erode', 'Faridabad', 'Gaya', 'Hubballi', 'Indore'];
    const at = opened([...cities.map((city) => aJob({ cities: [city] })), aJob({ cities: ['Indore'] })]);
    const find = await screen.findByRole('searchbox', { name: 'Find: City' });
    const group = within(find.closest('fieldset') as HTMLElement);
    const all = group.getByText('All 9, A to Z');
    await userEvent.click(all);
    await waitFor(() =>
      expect(group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
        ...cities.slice(0, -1).map((city) => `${city}1`),
        'Indore2',
      ]),
    );
    await userEvent.type(find, 'hu');
    await userEvent.clear(find);
    expect(group.getAllByRole('checkbox')).toHaveLength(9);
    await userEvent.type(find, 'hu{Enter}');
    expect(group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Hubballi1']);
    expect(urlOf(at)).toBe('/jobs');
    await userEvent.click(group.getByRole('checkbox', { name: /^Hubballi/ }));
    await waitFor(() => expect(urlOf(at)).toBe('/jobs?location=hubballi'));
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Find: City' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find: City' }), 'zz');
    expect(group.getByText('Nothing here begins with “zz”.')).toBeTruthy();
    expect(group.getByRole<HTMLInputElement>('checkbox', { name: /^Hubballi/ }).checked).toBe(true);
  });

  it('is narrowed at a press, and keeps all that was chosen before', async () => {
    const at = opened([aJob(), nurse], '?sort=pay&k=e');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Pune/ }));
    await waitFor(() => expect(urlOf(at)).toBe('/jobs?k=e&location=pune&sort=pay'));
    await userEvent.click(await screen.findByRole('radio', { name: '10 years' }));
    await waitFor(() => expect(urlOf(at)).toBe('/jobs?k=e&experience=10&location=pune&sort=pay'));
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Job, skill or company' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Job, skill or company' }), 'nurse{Enter}');
    await waitFor(() => expect(urlOf(at)).toBe('/jobs?k=nurse&experience=10&location=pune&sort=pay'));
    expect(await titles()).toEqual(['Nurse']);
    expect(document.activeElement === screen.getByRole('searchbox', { name: 'Job, skill or company' })).toBe(true);
  });

  it('sends all of it without a script, also what is not among the commonest', async () => {
    opened([aJob(), nurse], '?location=nowhere&location=pune&experience=11&rid=j7k2m0c4t8zb1v9x&sort=rating');
    await screen.findByRole('checkbox', { name: 'nowhere' });
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Find jobs' });
    expect(form.getAttribute('action')).toBe('/jobs');
    expect([...new FormData(form)].filter(([, value]) => value !== '')).toEqual([
      ['sort', 'rating'],
      ['rid', 'j7k2m0c4t8zb1v9x'],
      ['location', 'nowhere'],
      ['location', 'pune'],
      ['experience', '11'],
    ]);
    expect(within(form).getByRole('button', { name: 'Show jobs' }).getAttribute('type')).toBe('submit');
  });

  it.each([
    ['', ['Nurse', 'Software Engineer, Payments']],
    ['?sort=pay', ['Software Engineer, Payments', 'Nurse']],
    ['?sort=rating', ['Nurse', 'Software Engineer, Payments']],
  ])('has an order by its URL: %j', async (query, inOrder) => {
    opened([nurse, aJob()], query);
    expect(await titles()).toEqual(inOrder);
    expect(screen.getByRole('link', { name: 'Highest advertised pay' }).getAttribute('href')).toBe('/jobs?sort=pay');
  });

  it('shows the job first that a link led to', async () => {
    const led = aJob({ jobId: 'j7k2m0c4t8zb1v9x', title: 'Led to' });
    opened([nurse, led], '?rid=j7k2m0c4t8zb1v9x');
    expect(await titles()).toEqual(['Led to', 'Nurse']);
  });

  it('that finds nothing leads back to all', async () => {
    opened([aJob()], '?location=pune&employment=intern&sort=pay');
    expect(await screen.findByText('No job matches all filters.')).toBeTruthy();
    const [, again] = screen.getAllByRole('link', { name: 'Start over' });
    expect(again?.getAttribute('href')).toBe('/jobs?sort=pay');
  });

  it('says of what is narrowed to a city alone that it shows all cities again', async () => {
    opened([aJob()], '?location=pune&sort=pay');
    expect((await screen.findByRole('link', { name: 'Show all cities' })).getAttribute('href')).toBe('/jobs?sort=pay');
  });

  it('of an installation without jobs says so', async () => {
    opened([]);
    expect(await screen.findByText('No jobs are listed here yet.')).toBeTruthy();
    expect(screen.queryByRole('search', { name: 'Find jobs' })).toBeNull();
  });

  it('shows the first of 5,000 jobs, how many there are, and the way on', async () => {
    opened(jobsOf(5_000));
    expect((await screen.findAllByRole('article')).length).toBeLessThan(100);
    expect(screen.getByText('5,000 jobs')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show more jobs' }).getAttribute('href')).toMatch(/^\/jobs\?cursor=/);
  });

  it('leads to what a member saved and hears of (R-192)', async () => {
    opened([]);
    expect((await screen.findByRole('link', { name: 'Saved jobs' })).getAttribute('href')).toBe('/jobs/saved');
    expect(screen.getByRole('link', { name: 'Job alerts' }).getAttribute('href')).toBe('/jobs/alerts');
  });

  it('leads to the jobs of a skill (R-199)', async () => {
    opened([aJob()]);
    const skills = await screen.findByRole('region', { name: 'Jobs by skill' });
    expect(within(skills).getByRole('link', { name: 'SQL' }).getAttribute('href')).toBe('/jobs/sql-jobs-ski');
  });

  it('is said in Hindi', async () => {
    opened([aJob()], '?location=bengaluru', new FakePreferences({ language: 'hi' }));
    const [card] = await screen.findAllByRole('article');
    expect(card?.textContent).toContain('हर अनुभव के लोग, यहाँ, सारे शहर। बीच का आँकड़ा 14.5 लाख सालानाबीच का आँकड़ा 14.5 लाख रुपये सालाना, ≈ ₹96,400 महीने में हाथ में');
    expect(screen.getByRole('heading', { level: 1, name: 'बेंगलुरु में नौकरियाँ' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'बेंगलुरु हटाएँ' })).toBeTruthy();
  });
});
