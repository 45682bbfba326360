import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { jobPath } from '#core/jobs/job-paths.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { Grievances } from '#core/support/grievances.ts';
import { screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/jobs/job-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { FakeSupport } from '#tests/fakes/support/fake-support.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { aJob, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';
import { shownInterviews } from '../interviews/an-interview.ts';

interface Opened {
  readonly hiring?: Partial<InterviewFigures>;
  readonly jobs?: FakeJobs;
  readonly grievances?: FakeSupport;
  readonly preferences?: FakePreferences;
  readonly isMember?: boolean;
}

function opened(
  known: Partial<KnownJob> = {},
  { hiring = {}, jobs, grievances = new FakeSupport(), preferences = new FakePreferences(), isMember = false }: Opened = {},
) {
  const job = aJob(known);
  const interviews = shownInterviews();
  const { filters } = interviews;
  interviews.filters = async (urlName, designation) => {
    const recorded = await filters.call(interviews, urlName, designation);
    return { ...recorded, figures: { ...recorded.figures, ...hiring } };
  };
  const swaps = [
    [Jobs, jobs ?? new FakeJobs([job])],
    [Interviews, interviews],
    [Grievances, grievances],
  ] as const;
  return open(wiring, screens.job, jobPath(job.jobId), swaps, { preferences, ...(isMember && { member: aMember() }) });
}

const region = (name: string) => screen.findByRole('region', { name });

const pressApply = async () => userEvent.click(await screen.findByRole('button', { name: 'Apply' }));

describe('one job (F-24)', () => {
  it('says first what it really pays, beside what it says', async () => {
    opened();
    expect((await region('What it pays')).textContent).toContain(
      'People of all experience, so only a hintThe ad says12 – 18 LPA12 to 18 lakh rupees a yearPeople get11.5 – 18 LPAPeople with any experience here, all cities. Median 14.5 LPAMedian 14.5 lakh rupees a year, ≈ ₹96,400 in hand a month20+ people',
    );
    expect(screen.getByRole('link', { name: 'See the figures' }).getAttribute('href')).toBe('/salaries/koyal-pay-salaries/software-engineer');
    expect(screen.getByRole('heading', { level: 1, name: 'Software Engineer, Payments' })).toBeTruthy();
  });

  it('says how fresh it is in plain words, and what they mean', async () => {
    opened({
      freshness: { label: 'reposted', firstSeen: '2026-06-02', lastConfirmed: '2026-11-19', reposts: 3, saidOpenOn: '2026-09-01' },
      closesOn: '2026-12-31',
    });
    const said = within(await region('How recent this job is'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual([
      'First seen on 2 June 2026.',
      'It was last listed on 19 November 2026.',
      'It was taken down and posted again 3 times.',
      'The employer said on 1 September 2026 that it is open.',
      'The employer closes it after 31 December 2026.',
    ]);
    expect(screen.getByText('What do these words mean?').tagName).toBe('SUMMARY');
    expect(screen.getAllByText('Posted again')).toHaveLength(2);
  });

  it('says how long interviews took and how many offers were honoured, by many together', async () => {
    const offers = { letterDays: null, joiningDays: null, revoked: { percent: 0, people: 10 }, moved: { percent: 15, people: 20 } };
    opened({}, { hiring: { totalDays: { median: 21, people: 20 }, offers } });
    const hiring = within(await region('How they hire'));
    expect(await hiring.findByText('From applying to the last interview round it usually takes 21 days (median of 20+ people).')).toBeTruthy();
    expect(hiring.getByText('Over 90% of offers stayed valid: the company did not take them back (10+ offers in all).')).toBeTruthy();
    expect(hiring.getByText('15% of offers had their joining date changed (20+ offers in all).')).toBeTruthy();
    expect(hiring.getByText('From interviews for Software Engineer at this company.')).toBeTruthy();
    expect(hiring.getByRole('link', { name: 'Interviews at Koyal Pay' }).getAttribute('href')).toBe(
      '/interviews/koyal-pay-interview-questions/software-engineer',
    );
  });

  it('says that too few shared that', async () => {
    opened();
    expect(await within(await region('How they hire')).findByText('Too few people have shared how interviews go at this company.')).toBeTruthy();
    expect((await region('What happened to applications at Koyal Pay')).textContent).toContain('We show figures when eight people');
  });

  it('says what became of applications', async () => {
    opened({
      outcomes: {
        people: 20,
        shares: [
          { of: 'silent', percent: 60 },
          { of: 'rejected', percent: 30 },
          { of: 'offered', percent: 10 },
        ],
      },
    });
    expect((await region('What happened to applications at Koyal Pay')).textContent).toContain(
      'No answer60%Rejected30%Got an offer10%20+ peopleof all jobs at this company',
    );
  });

  it('is described in paragraphs, and leads to its skills, company and title (R-198, R-199)', async () => {
    opened();
    const about = within(await region('The job as the employer describes it'));
    expect(about.getByText('Five others do so with you.').tagName).toBe('P');
    expect(about.getByRole('link', { name: 'SQL' }).getAttribute('href')).toBe('/jobs/sql-jobs-ski');
    const similar = within(await region('More like this'));
    expect(similar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All jobs at Koyal Pay', '/jobs/koyal-pay-jobs'],
      ['All Software Engineer jobs', '/jobs/software-engineer-jobs-prf'],
    ]);
  });

  it('that is closed says so, and cannot be applied for', async () => {
    const { router } = opened({ isOpen: false });
    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(router.current?.loaded?.head()).not.toHaveProperty('canonical');
  });

  it('goes to search engines while it is open and has no sign of a scam', async () => {
    const { router } = opened();
    await region('What it pays');
    const head = router.current?.loaded?.head();
    expect(head?.canonical).toMatch(/^\/job\/j\d+/);
    expect(JSON.stringify(head?.structured)).toContain('JobPosting');
    const scam = opened({ scamSigns: ['deposit'] });
    await screen.findByRole('note', { name: 'This job has signs of a scam' });
    const warned = scam.router.current?.loaded?.head();
    expect([warned?.canonical, JSON.stringify(warned?.structured).includes('JobPosting')]).toEqual([undefined, false]);
  });

  it('that is not there leads to all', async () => {
    opened({}, { jobs: new FakeJobs([]) });
    expect(await screen.findByText('This job is not here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/jobs');
  });

  it('is said in Hindi', async () => {
    opened({}, { preferences: new FakePreferences({ language: 'hi' }) });
    expect((await region('यह नौकरी कितनी नई है')).textContent).toContain('पहली बार 1 नवंबर 2026 को दिखी।');
    expect(screen.getByRole('button', { name: 'आवेदन करें' })).toBeTruthy();
  });
});

describe('applying (R-193)', () => {
  it('is by mail where the company’s desk says so', async () => {
    opened({ applyUrl: 'mailto:jobs@koyal-pay.example', site: 'koyal-pay.example', isByCompany: true });
    expect(await screen.findByText('You apply by email to an address at koyal-pay.example.')).toBeTruthy();
    await pressApply();
    expect(await screen.findByRole('dialog', { name: 'Apply by email' })).toBeTruthy();
    expect(screen.queryByText(/new tab|employer’s site\./)).toBeNull();
    expect((await screen.findByRole('link', { name: 'Write to jobs@koyal-pay.example' })).getAttribute('href')).toBe('mailto:jobs@koyal-pay.example');
    expect(screen.getByText('The company listed it here itself.')).toBeTruthy();
  });

  it('says first where it leads, records nothing, and sends no referrer', async () => {
    opened();
    await pressApply();
    const note = within(await screen.findByRole('dialog', { name: 'Apply on the employer’s site' }));
    expect(note.getByText('You are going to careers.koyal.in, the employer’s site. Daftar does not record that you applied.')).toBeTruthy();
    const link = await note.findByRole('link', { name: /^Continue to careers\.koyal\.in/ });
    expect(link.getAttribute('href')).toBe('https://careers.koyal.in/jobs/4711');
    expect([link.getAttribute('target'), link.getAttribute('referrerpolicy')]).toEqual(['_blank', 'no-referrer']);
    expect(link.getAttribute('rel')).toContain('noopener noreferrer');
  });

  it('offers guests a login to save the job, which applying does not need', async () => {
    const { shell } = opened();
    await pressApply();
    await userEvent.click(await screen.findByRole('button', { name: 'Log in to save this job' }));
    expect(shell.get(LoginStore).options).toMatchObject({ context: 'applyForJobs', title: 'Log in to save this job' });
    expect(screen.queryByRole('dialog', { name: 'Apply on the employer’s site' })).toBeNull();
  });

  it('offers members no login', async () => {
    opened({}, { isMember: true });
    await pressApply();
    await screen.findByRole('link', { name: /^Continue/ });
    expect(screen.queryByRole('button', { name: 'Log in to save this job' })).toBeNull();
  });

  it.each([
    [new Failure('conflict', 'Closed', { code: 'JOB_CLOSED' }), 'This job has been closed. You can no longer apply.', 0],
    [new Failure('conflict', 'Signs', { code: 'NOT_CONFIRMED' }), /^We have just found signs of a scam in this job/, 0],
    [new Failure('broken'), 'That did not work. Try again.', 1],
  ])('says what is in the way meanwhile: %s', async (failure, said, again) => {
    const job = aJob();
    const jobs = new FakeJobs([job]);
    jobs.wayToApply = () => Promise.reject(failure);
    open(wiring, screens.job, jobPath(job.jobId), [
      [Jobs, jobs],
      [Interviews, shownInterviews()],
    ]);
    await pressApply();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(again);
  });

  it('without a connection loses nothing, and tries again', async () => {
    const job = aJob();
    const jobs = new FakeJobs([job]);
    const { wayToApply } = jobs;
    jobs.wayToApply = () => Promise.reject(new Failure('offline'));
    open(wiring, screens.job, jobPath(job.jobId), [
      [Jobs, jobs],
      [Interviews, shownInterviews()],
    ]);
    await pressApply();
    expect(await screen.findByText('No connection. This job stays here; try again when you are back online.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, hidden: true, name: 'Software Engineer, Payments' })).toBeTruthy();
    jobs.wayToApply = wayToApply.bind(jobs);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Continue to careers\.koyal\.in/ })).toBeTruthy());
  });
});

const scam: Partial<KnownJob> = {
  scamSigns: ['fee', 'pay-above-market'],
  pay: { from: 2_400_000, to: 3_500_000 },
  usualPay: { median: 800_000, city: null, experience: '3-5', people: 200 },
};

describe('what was screened of a job (F-25)', () => {
  const said = 'Read for signs of a scam: none found. We have not called the employer or checked the job itself.';

  it('is said in sight, where one applies', async () => {
    opened();
    const line = await screen.findByText(said);
    expect(line.closest('details')).toBeNull();
    expect(line.parentElement?.contains(screen.getByRole('button', { name: 'Apply' }))).toBe(true);
  });

  it.each([{ scamSigns: ['fee'] }, { isOpen: false }] satisfies Partial<KnownJob>[])('is not said of %j', async (known) => {
    opened(known);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is said in Hindi', async () => {
    opened({}, { preferences: new FakePreferences({ language: 'hi' }) });
    expect(await screen.findByText(/^ठगी का कोई संकेत नहीं मिला।/)).toBeTruthy();
  });
});

describe('a job with signs of a scam (F-25)', () => {
  it('says each in plain words, pay with both figures, and where help is', async () => {
    opened(scam);
    const note = await screen.findByRole('note', { name: 'This job has signs of a scam' });
    const signs = within(note).getAllByRole('listitem');
    expect(signs.map(({ textContent }) => textContent)).toEqual([
      'Asks for money. An employer does not charge for a job.',
      'Offers 24 – 35 LPA. This work usually pays 8 LPA (people with 3 to 4 years of experience, all cities).',
    ]);
    expect(within(note).getByRole('link', { name: '1930' }).getAttribute('href')).toBe('tel:1930');
    expect(within(note).getByRole('button', { name: 'Report this job' }).className).toContain('main');
  });

  it('wears no badge, and offers nothing before the question', async () => {
    opened({ ...scam, freshness: { ...aJob().freshness, label: 'new' } });
    await screen.findByText(/^Uses the name of/);
    const heads = screen.getAllByText('New');
    expect(heads.map(({ tagName }) => tagName)).toEqual(['DT']);
    expect([screen.queryByRole('button', { name: 'Apply' }), screen.queryByRole('link', { name: /careers\.koyal/ })]).toEqual([null, null]);
    await userEvent.click(screen.getByText('I still want to apply'));
    expect(screen.getByRole('heading', { name: 'They ask for money. Continue?' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: /^Yes, open careers\.koyal\.in/ });
    expect([link.className, link.getAttribute('href')]).toEqual(['go sm', 'https://careers.koyal.in/jobs/4711']);
  });

  it.each([
    [['secret'], 'They ask for codes or papers that no employer needs. Continue?'],
    [['free-address'], 'This job has signs of a scam. Continue?'],
  ] as const)('asks by what is gravest in %j', async (scamSigns, question) => {
    opened({ scamSigns });
    await userEvent.click(await screen.findByText('I still want to apply'));
    expect(screen.getByRole('heading', { name: question })).toBeTruthy();
  });
});

describe('reporting a job (F-25, R-246)', () => {
  const pressReport = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Report this job' });
    await userEvent.click(button as HTMLElement);
    return within(await screen.findByRole('dialog', { name: 'Report this job' }));
  };

  it('is open to anyone, and leads to the operator with page and words', async () => {
    const grievances = new FakeSupport();
    opened({ jobId: 'j7k2m0c4t8zb1v9x' }, { grievances });
    const dialog = await pressReport();
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(grievances.filed).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: /^They asked for money/ }));
    await userEvent.type(dialog.getByRole('textbox'), '750 by UPI');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Thank you. Your report has arrived.')).toBeTruthy();
    expect((await grievances.list()).items).toMatchObject([
      { kind: 'CONTENT', page: '/job/j7k2m0c4t8zb1v9x', text: 'They asked for money: a fee, a deposit, a laptop, training\n\n750 by UPI' },
    ]);
    expect(dialog.getByRole('link', { name: 'Read the answer' }).getAttribute('href')).toBe('/legal/grievances');
  });

  it('is done once a job, and says its number again', async () => {
    opened();
    const dialog = await pressReport();
    await userEvent.click(dialog.getByRole('radio', { name: /^Something else/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await dialog.findByText('Thank you. Your report has arrived.');
    await userEvent.keyboard('{Escape}');
    const again = await pressReport();
    expect(again.queryByRole('button', { name: 'Send report' })).toBeNull();
    expect(again.getByText(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/)).toBeTruthy();
  });

  it('that did not arrive stays, and is sent under the same key again', async () => {
    const grievances = new FakeSupport();
    const keys: string[] = [];
    grievances.file = (key) => (keys.push(key), Promise.reject(new Failure('offline')));
    opened({}, { grievances });
    const dialog = await pressReport();
    await userEvent.click(dialog.getByRole('radio', { name: /^Something else/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('No connection. Your report is still here; send it when you are back online.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(new Set(keys).size).toBe(1);
  });
});
