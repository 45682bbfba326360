import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import { Failure } from '#core/failure.ts';
import { Jobs } from '#core/jobs/jobs.ts';
import { screens } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import * as designation from '#web/app/questions/designation-questions-wiring.ts';
import * as hr from '#web/app/questions/hr-questions-wiring.ts';
import * as skill from '#web/app/questions/skill-questions-wiring.ts';
import * as top from '#web/app/questions/top-questions-wiring.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { koyal } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeJobs } from '#tests/fakes/jobs/fake-jobs.ts';
import type { FakeQuestions } from '#tests/fakes/questions/fake-questions.ts';
import { FakeSalaries } from '#tests/fakes/salaries/fake-salaries.ts';
import { jobsOf } from '#tests/fakes/jobs/a-job.ts';
import { open } from '#tests/screens/open.tsx';
import { nurse } from '../interviews/an-interview.ts';
import { answersOf, aQuestion, placesOf, pravaha, questionsOf, shownQuestions } from './a-question.ts';
import { textsOf } from '#tests/screens/texts-of.ts';

const opened = (wiring: Wiring, route: string, url: string, questions: FakeQuestions, preferences = new FakePreferences(), jobs = new FakeJobs()) =>
  open(
    wiring,
    route,
    url,
    [
      [Companies, new FakeCompanies([koyal])],
      [Questions, questions],
      [Salaries, new FakeSalaries()],
      [Jobs, jobs],
    ],
    { preferences },
  );

const rows = async () => within(await screen.findByRole('main')).findAllByRole('heading', { level: 3 });

describe('the questions that a company asks most often (R-039)', () => {
  const path = '/interviews/koyal-pay-interview-questions/top-questions';
  const at = (questions: FakeQuestions, url = path, preferences = new FakePreferences()) =>
    opened(top, url === path ? screens.topQuestions : screens.jobTopQuestions, url, questions, preferences);

  it('are shown as none where there are none, and ask for a story', async () => {
    at(shownQuestions());
    expect(await screen.findByText('No questions yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Share an interview' }).getAttribute('href')).toBe('/contribute/interview-story?company=koyal-pay');
    expect(screen.queryByRole('link', { name: 'Practise these' })).toBeNull();
  });

  it('are each with how often, how many answers, and the beginning of the best', async () => {
    at(shownQuestions([aQuestion({ places: placesOf(9), answers: answersOf(4) })]));
    const [row] = await rows();
    expect(row?.parentElement?.textContent).toBe('What is a deadlock?asked 9 times here4 answersBest answer: Two wait for each other.');
    expect(
      within(row as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/^\/answers\/what-is-a-deadlock-q\d+$/);
    expect(await screen.findByText('1 question from 9 interviews')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Practise these' }).getAttribute('href')).toBe('/interviews/practice?company=koyal-pay');
  });

  it('have those with an answer first, and say so', async () => {
    at(shownQuestions(questionsOf(3, (each) => ({ places: placesOf(each + 1), answers: answersOf(each === 0 ? 1 : 0) }))));
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'What is question 1 of them?',
      'What is question 3 of them?',
      'What is question 2 of them?',
    ]);
    expect(screen.getByText('Answered questions first')).toBeTruthy();
  });

  it('are read page by page, those asked most often first', async () => {
    at(shownQuestions(questionsOf(45, (each) => ({ places: placesOf(each + 1) }))));
    const found = await rows();
    expect([found.length, found[0]?.textContent]).toEqual([20, 'What is question 45 of them?']);
    expect(screen.getByRole('link', { name: 'Show more questions' }).getAttribute('href')).toMatch(/top-questions\?cursor=company-koyal-pay--q\d+$/);
  });

  it('for one job stand at their own address', async () => {
    const asked = aQuestion({ text: 'How do you take a pulse?', places: placesOf(1, { designation: nurse.name }) });
    const { router } = at(shownQuestions([asked, aQuestion()]), '/interviews/koyal-pay-interview-questions/staff-nurse/top-questions');
    const [row] = await rows();
    expect(row?.parentElement?.textContent).toBe('How do you take a pulse?asked once here for this jobno answer yet');
    expect((await screen.findByRole('link', { name: 'Staff Nurse' })).getAttribute('aria-current')).toBe('true');
    expect(document.title).toBe('Top Staff Nurse interview questions at Koyal Pay | Daftar');
    expect(router.current?.loaded?.head().canonical).toBe('/interviews/koyal-pay-interview-questions/staff-nurse/top-questions');
  });

  it('name jobs as stories do, also in Hindi', async () => {
    const asked = aQuestion({ places: placesOf(1, { designation: nurse.name }) });
    at(shownQuestions([asked]), '/interviews/koyal-pay-interview-questions/staff-nurse/top-questions', new FakePreferences({ language: 'hi' }));
    expect(await screen.findByRole('link', { name: 'स्टाफ़ नर्स' })).toBeTruthy();
    expect(document.title).toContain('स्टाफ़ नर्स के इंटरव्यू');
  });

  it('stand alone where what is above them cannot be read, and nobody is notified', async () => {
    const questions = shownQuestions([aQuestion()]);
    questions.topMeta = () => Promise.reject(new Failure('broken'));
    const { shell } = at(questions);
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByText(/from .* stor/)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Job' })).toBeNull();
    expect(shell.get(ToastStore).toasts).toEqual([]);
  });
});

describe('the questions for a job at all companies (R-198)', () => {
  const at = (questions: FakeQuestions) => opened(designation, screens.designationQuestions, '/profiles/software-engineer/interview-questions', questions);

  it('name their company, and have no tab of salaries where nobody shared any', async () => {
    at(shownQuestions(questionsOf(2)));
    expect((await rows())[0]?.parentElement?.textContent).toContain('Koyal Pay');
    expect(textsOf(screen.getByRole('navigation', { name: 'About this job' }), 'link')).toEqual(['Interviews']);
  });

  it('have a tab that counts the open jobs, where there are any', async () => {
    const jobs = new FakeJobs(jobsOf(12));
    opened(designation, screens.designationQuestions, '/profiles/software-engineer/interview-questions', shownQuestions(), new FakePreferences(), jobs);
    const tabs = await screen.findByRole('navigation', { name: 'About this job' });
    expect((await within(tabs).findByRole('link', { name: 'Jobs 12' })).getAttribute('href')).toBe('/jobs/software-engineer-jobs-prf');
  });

  it('name no company where several ask it, and say how often all do', async () => {
    at(shownQuestions([aQuestion({ places: [...placesOf(8), ...placesOf(1, { companyId: pravaha.companyId })] })]));
    expect((await rows())[0]?.parentElement?.textContent).toBe('What is a deadlock?asked 9 times for this jobno answer yet');
  });

  it('are shown as none where there are none', async () => {
    at(shownQuestions());
    expect(await screen.findByText('No questions yet.')).toBeTruthy();
  });
});

describe('the questions about a skill (R-199)', () => {
  it('have a tab that counts them', async () => {
    opened(skill, screens.skillQuestions, '/skills/java-interview-questions', shownQuestions(questionsOf(3, (at) => ({ text: `What is ${at} in Java?` }))));
    expect(await screen.findByRole('heading', { level: 1, name: 'Java interview questions' })).toBeTruthy();
    expect(await rows()).toHaveLength(3);
    expect((await screen.findByRole('navigation', { name: 'About this skill' })).textContent).toBe('Interviews3');
  });

  it('have a tab that counts the open jobs, also where there is no question', async () => {
    opened(skill, screens.skillQuestions, '/skills/sql-interview-questions', shownQuestions(), new FakePreferences(), new FakeJobs(jobsOf(4)));
    const tabs = await screen.findByRole('navigation', { name: 'About this skill' });
    expect(textsOf(tabs, 'link')).toEqual(['Jobs4']);
    expect(within(tabs).getByRole('link').getAttribute('href')).toBe('/jobs/sql-jobs-ski');
  });

  it('of a skill that there is not lead on', async () => {
    const { router } = opened(skill, screens.skillQuestions, '/skills/juggling-interview-questions', shownQuestions());
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this skill.' })).toBeTruthy();
    expect(router.current?.loaded?.head().status).toBe(404);
  });
});

describe('the questions of HR (R-039)', () => {
  const asked = [
    aQuestion({ text: 'What is your expected CTC?', places: placesOf(1, { round: 'hr' }) }),
    aQuestion({ text: 'Tell me about yourself.', places: placesOf(1, { round: 'hr' }) }),
  ];

  it('are all of them, with their subjects', async () => {
    opened(hr, screens.hrQuestions, '/interviews/hr-questions', shownQuestions(asked));
    expect(await rows()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Salary' }).getAttribute('href')).toBe('/interviews/hr-questions/salary');
  });

  it('are those of one subject at its address', async () => {
    opened(hr, screens.hrSubjectQuestions, '/interviews/hr-questions/salary', shownQuestions(asked));
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(['What is your expected CTC?']);
    expect(screen.getByRole('heading', { level: 1, name: 'HR interview questions: Salary' })).toBeTruthy();
  });

  it('of a subject that there is not lead on', async () => {
    const { router } = opened(hr, screens.hrSubjectQuestions, '/interviews/hr-questions/weather', shownQuestions(asked));
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such subject.' })).toBeTruthy();
    expect(router.current?.loaded?.head().status).toBe(404);
  });
});
