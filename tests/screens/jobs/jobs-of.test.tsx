import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { jobsPath } from '#core/jobs/job-paths.ts';
import type { JobScope } from '#core/jobs/job-search.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { screens } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import * as wiring from '#web/app/jobs/jobs-of-wiring.ts';
import { aCompany, koyal } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import { aJob, jobsOf, type KnownJob } from '#tests/fakes/jobs/a-job.ts';
import { open } from '#tests/screens/open.tsx';
import { aQuestion, shownQuestions } from '../questions/a-question.ts';
import { aSlice, ShownPay } from '../salaries/shown-pay.ts';

const other = aCompany({ name: 'Other' });

interface Beside {
  readonly pay?: ShownPay;
  readonly questions?: Parameters<typeof shownQuestions>[0];
  readonly preferences?: FakePreferences;
}

function opened(path: string, jobs: readonly KnownJob[], { pay = new ShownPay(), questions = [], preferences = new FakePreferences() }: Beside = {}) {
  const swaps = [
    [Jobs, new FakeJobs(jobs, { companies: [koyal, other], titles: ['Software Engineer'], skills: ['SQL', 'Java'] })],
    [Companies, new FakeCompanies([koyal])],
    [Questions, shownQuestions(questions)],
    [Salaries, pay],
  ] as const;
  return open(wiring, screens.jobsOf, path, swaps, { preferences });
}

const ofKoyal: JobScope = { of: 'company', urlName: 'koyal-pay' };
const ofEngineers: JobScope = { of: 'designation', urlName: 'software-engineer' };
const ofSql: JobScope = { of: 'skill', urlName: 'sql' };

const tabsIn = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((tab) => tab.textContent);

describe('the jobs of a company (R-023)', () => {
  it('stand in a tab of its page, and are those of the company alone', async () => {
    opened(jobsPath(ofKoyal), [aJob({ title: 'Here' }), aJob({ title: 'Elsewhere', company: other })]);
    const [card, ...others] = await screen.findAllByRole('article');
    expect([within(card as HTMLElement).getByRole('heading', { level: 3 }).textContent, others]).toEqual(['Here', []]);
    const tabs = await tabsIn('Company pages');
    expect(tabs.map((tab) => tab?.replace(/\d.*/, ''))).toEqual([
      'About Company',
      'Reviews',
      'Salaries',
      'Interview Questions',
      'Benefits',
      'Jobs',
      'Office Photos',
      'Community',
      'Q&A',
    ]);
    expect(screen.getByRole('link', { name: 'Jobs', current: 'page' }).getAttribute('href')).toBe('/jobs/koyal-pay-jobs');
  });

  it.each([
    ['en', 'No current job openings found.'],
    ['hi', 'अभी यहाँ कोई नौकरी खुली नहीं है।'],
  ] as const)('of which there is none say so in %s', async (language, said) => {
    opened(jobsPath(ofKoyal), [], { preferences: new FakePreferences({ language }) });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('search', { name: /Find jobs|नौकरी खोजें/ })).toBeNull();
  });

  it('are narrowed by all but the company, and lead back', async () => {
    opened(`${jobsPath(ofKoyal)}?location=pune`, [aJob()]);
    expect(await screen.findByText('No job matches all filters.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all cities' }).getAttribute('href')).toBe('/jobs/koyal-pay-jobs');
    await screen.findByRole('group', { name: 'City' });
    expect(screen.queryByRole('group', { name: 'Company' })).toBeNull();
  });

  it('that is not there say so', async () => {
    opened('/jobs/nobody-jobs', []);
    expect(await screen.findByText('We could not find this company.')).toBeTruthy();
  });
});

describe('the jobs of a job title (R-198)', () => {
  it('are those of all companies, beside Salaries and Interviews', async () => {
    opened(jobsPath(ofEngineers), [aJob(), aJob({ company: other }), aJob({ designation: 'Staff Nurse' })], {
      pay: new ShownPay({ job: { everywhere: [aSlice({ people: 20, group: { company: null } })] } }),
      questions: [aQuestion()],
    });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Software Engineer jobs' })).toBeTruthy();
    expect(await tabsIn('Pages for this job title')).toEqual(['Salaries', 'Interviews', 'Jobs2']);
  });

  it('hide a tab behind which there is nothing', async () => {
    opened(jobsPath(ofEngineers), jobsOf(3));
    await screen.findAllByRole('article');
    expect(await tabsIn('Pages for this job title')).toEqual(['Jobs3']);
  });

  it('that is not known say so', async () => {
    opened('/jobs/moon-walker-jobs-prf', []);
    expect(await screen.findByText('We do not know this job title.')).toBeTruthy();
  });
});

describe('the jobs of a skill (R-199)', () => {
  it('are those that ask for it, beside Interviews', async () => {
    opened(jobsPath(ofSql), [aJob(), aJob({ skills: ['Java'] })], { questions: [aQuestion({ text: 'What is a left join in SQL?' })] });
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'SQL jobs' })).toBeTruthy();
    expect(await tabsIn('Pages of this skill')).toEqual(['Interviews1', 'Jobs1']);
  });

  it('hide each tab at a count of zero, and say that there is no job', async () => {
    opened(jobsPath(ofSql), []);
    expect(await screen.findByText('No current job openings found.')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pages of this skill' })).toBeNull();
  });

  it('keep their tab where a filter leaves none of them', async () => {
    opened(`${jobsPath(ofSql)}?location=nowhere`, [aJob()]);
    expect(await screen.findByText('No job matches all filters.')).toBeTruthy();
    expect(await tabsIn('Pages of this skill')).toEqual(['Jobs']);
  });

  it('that is not known say so', async () => {
    opened('/jobs/levitation-jobs-ski', []);
    expect(await screen.findByText('We do not know this skill.')).toBeTruthy();
  });
});

it.each(['/jobs/koyal-pay', '/jobs/-jobs', '/jobs/Koyal_Pay-jobs'])('a URL of no list of jobs says so: %s', async (path) => {
  const { router } = opened(path, [aJob()]);
  expect(await screen.findByText('We could not find this page.')).toBeTruthy();
  expect(router.current?.loaded?.head().status).toBe(404);
});
