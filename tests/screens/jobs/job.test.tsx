import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { jobPath } from '#core/jobs/job-paths.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/jobs/job-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { aJob, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';
import { shownInterviews } from '../interviews/an-interview.ts';

interface Opened {
  readonly hiring?: Partial<InterviewFigures>;
  readonly jobs?: FakeJobs;
  readonly preferences?: FakePreferences;
  readonly isMember?: boolean;
}

function opened(known: Partial<KnownJob> = {}, { hiring = {}, jobs, preferences = new FakePreferences(), isMember = false }: Opened = {}) {
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
  ] as const;
  return open(wiring, screens.job, jobPath(job.jobId), swaps, { preferences, ...(isMember && { member: aMember() }) });
}

const region = (name: string) => screen.findByRole('region', { name });

const pressApply = async () => userEvent.click(await screen.findByRole('button', { name: 'Apply' }));

describe('one job (F-24)', () => {
  it('says first what it really pays, beside what it says', async () => {
    opened();
    expect((await region('What it pays')).textContent).toContain(
      'Really pays, a year₹14.5 lakh≈ ₹96,400 in hand a month₹11.5–18 lakhall citiesany experience20+ peopleAdvertised, a year₹12–18 lakh',
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
      'It was last on the employer’s site on 19 November 2026.',
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

  it('is described in paragraphs, and leads on to its skills, its company and its title (R-198, R-199)', async () => {
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
    await screen.findByRole('note', { name: 'Signs of a scam' });
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
  it('says first where it leads and that nothing records it, and tells the employer of no page here', async () => {
    opened();
    await pressApply();
    const note = within(await screen.findByRole('dialog', { name: 'Apply on the employer’s site' }));
    expect(note.getByText('You are going to careers.koyal.in, the employer’s site. Daftar does not record that you applied.')).toBeTruthy();
    const link = await note.findByRole('link', { name: /^Continue to careers\.koyal\.in/ });
    expect(link.getAttribute('href')).toBe('https://careers.koyal.in/jobs/4711');
    expect([link.getAttribute('target'), link.getAttribute('referrerpolicy')]).toEqual(['_blank', 'no-referrer']);
    expect(link.getAttribute('rel')).toContain('noopener noreferrer');
  });

  it('warns first where a job has signs of a scam', async () => {
    opened({ scamSigns: ['fee'] });
    await pressApply();
    const dialog = await screen.findByRole('dialog', { name: 'Apply on the employer’s site' });
    const warning = within(dialog).getByRole('note', { name: 'Signs of a scam' });
    const link = await within(dialog).findByRole('link', { name: /^Continue/ });
    expect(warning.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
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

  it('says that the job was closed meanwhile', async () => {
    const job = aJob();
    const jobs = new FakeJobs([job]);
    jobs.wayToApply = () => Promise.reject(new Failure('conflict', 'Closed', { code: 'JOB_CLOSED' }));
    open(wiring, screens.job, jobPath(job.jobId), [
      [Jobs, jobs],
      [Interviews, shownInterviews()],
    ]);
    await pressApply();
    expect(await screen.findByText('This job has been closed. You can no longer apply.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
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
