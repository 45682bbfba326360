import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Interviews } from '#core/interviews/interviews.ts';
import { screens } from '#core/navigation/screens.ts';
import { Questions } from '#core/questions/questions.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import * as wiring from '#web/app/interviews/interview-hub-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { open } from '#tests/screens/open.tsx';
import type { KnownInterview } from '#tests/interviews.ts';
import { aQuestion, placesOf, shownQuestions } from '../questions/a-question.ts';
import { anInterview, interviewsOf, nurse, shownInterviews } from './an-interview.ts';

const asked = aQuestion({ text: 'What is a deadlock in SQL?', places: placesOf(1, { designation: nurse.name, round: 'hr' }) });

const opened = (interviews: readonly KnownInterview[], query = '', preferences = new FakePreferences()) =>
  open(
    wiring,
    screens.interviews,
    screens.interviews + query,
    [
      [Interviews, shownInterviews(interviews)],
      [Questions, shownQuestions([asked])],
      [ReferenceLists, new FakeReferenceLists({ companies: [koyal] })],
    ],
    { preferences },
  );

const pathOf = ({ router }: ReturnType<typeof opened>) => `${router.current?.location.pathname}${router.current?.location.search}`;

describe('the hub of interviews (R-003)', () => {
  it('begins with the search, and shows the newest stories with their companies', async () => {
    opened([anInterview({ week: '2026-W30', designation: nurse.name }), anInterview({ week: '2026-W41' })]);
    const stories = await screen.findAllByRole('article');
    expect(stories.map((story) => within(story).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Interview for Software Engineer',
      'Interview for Staff Nurse',
    ]);
    expect(
      within(stories[0] as HTMLElement)
        .getByRole('link', { name: 'Koyal Pay' })
        .getAttribute('href'),
    ).toBe('/interviews/koyal-pay-interview-questions');
    const [first] = screen.getAllByRole('search');
    expect(first?.compareDocumentPosition(stories[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Share an interview' }).getAttribute('href')).toBe('/contribute/interview-story');
  });

  it('leads to a company, and to the stories for a job', async () => {
    const at = opened(interviewsOf(1));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Job' }), 'soft');
    await act(async () => at.clock.advance(200));
    await userEvent.click(await screen.findByRole('option', { name: /^Soft ?ware Engineer/ }));
    await waitFor(() => expect(pathOf(at)).toBe('/interviews?designation=software-engineer'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Interviews at a company' }), 'koy');
    await act(async () => at.clock.advance(200));
    await userEvent.click(await screen.findByRole('option', { name: /^Koy ?al Pay/ }));
    await waitFor(() => expect(pathOf(at)).toBe('/interviews/koyal-pay-interview-questions'));
  });

  it('takes the first suggestion where a form is sent, and closes the list', async () => {
    const at = opened(interviewsOf(1));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Job' }), 'soft');
    await act(async () => at.clock.advance(200));
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pathOf(at)).toBe('/interviews?designation=software-engineer'));
    expect([screen.getByRole<HTMLInputElement>('combobox', { name: 'Job' }).value, screen.queryAllByRole('option')]).toEqual(['Software Engineer', []]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Interviews at a company' }), 'koy{Enter}');
    await waitFor(() => expect(pathOf(at)).toBe('/interviews/koyal-pay-interview-questions'));
  });

  it('looks for an unsuggested company in the list, which leads to interviews', async () => {
    const at = opened([]);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Interviews at a company' }), 'Tulsi');
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Interviews at a company' });
    expect([form.getAttribute('action'), ...new FormData(form)]).toEqual(['/list-of-companies', ['for', 'interviews'], ['name', 'Tulsi']]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pathOf(at)).toBe('/list-of-companies?name=Tulsi&for=interviews'));
  });

  it('leads to the questions of jobs and of skills', async () => {
    opened([anInterview()]);
    const jobs = await screen.findByRole('region', { name: 'Questions by job' });
    expect(within(jobs).getByRole('link', { name: 'Staff Nurse' }).getAttribute('href')).toBe('/profiles/staff-nurse/interview-questions');
    const skills = screen.getByRole('region', { name: 'Questions by skill' });
    expect(within(skills).getByRole('link', { name: 'SQL' }).getAttribute('href')).toBe('/skills/sql-interview-questions');
    const [story] = await screen.findAllByRole('article');
    const job = within(story as HTMLElement).getByRole('link', { name: 'Interview for Software Engineer' });
    expect(job.getAttribute('href')).toBe('/profiles/software-engineer/interview-questions');
  });

  it('asks for the job where none was written', async () => {
    opened([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show interviews' }));
    expect(await screen.findByText('Write which job you mean.')).toBeTruthy();
  });

  it('is narrowed to freshers and to a job by its address, and leads back (R-009)', async () => {
    opened(
      [anInterview({ experience: 'fresher', designation: nurse.name }), anInterview({ experience: 'fresher' }), anInterview()],
      '?designation=staff-nurse&experience=fresher',
    );
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Fresher' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Remove Staff Nurse' }).getAttribute('href')).toBe('/interviews?experience=fresher');
    expect(screen.getByRole('link', { name: 'Most helpful' }).getAttribute('href')).toBe(
      '/interviews?designation=staff-nurse&experience=fresher&sort=popularity',
    );
  });

  it('knows a job that a form without a script brought', async () => {
    opened([anInterview({ designation: nurse.name }), anInterview()], '?job=Staff+Nurse');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Job' }).value).toBe('Staff Nurse');
  });

  it.each([
    ['', 'Nobody has shared an interview here yet.', 'Find a company', '/list-of-companies'],
    ['?experience=fresher', 'No interview matches all filters.', 'Clear all', '/interviews'],
  ])('with nothing to show at %j leads on', async (query, said, name, path) => {
    opened([], query);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it.each([1, 5])('shows all of %i stories', async (count) => {
    opened(interviewsOf(count));
    expect(await screen.findAllByRole('article')).toHaveLength(count);
  });

  it('shows the first of 5,000 interviews, and the way on', async () => {
    opened(interviewsOf(5_000));
    expect((await screen.findAllByRole('article')).length).toBeLessThan(100);
    expect(screen.getByRole('link', { name: 'Show more interviews' }).getAttribute('href')).toMatch(/^\/interviews\?cursor=/);
  });

  it('is said in Hindi', async () => {
    opened(interviewsOf(1), '', new FakePreferences({ language: 'hi' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'सॉफ़्टवेयर इंजीनियर का इंटरव्यू' })).toBeTruthy();
  });
});
