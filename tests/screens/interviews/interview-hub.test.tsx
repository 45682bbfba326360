import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Interview } from '#core/interviews/interview.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import * as wiring from '#web/app/interviews/interview-hub-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { open } from '#tests/screens/open.tsx';
import { anInterview, interviewsOf, koyal, nurse } from './an-interview.ts';

const opened = (interviews: readonly Interview[], query = '', preferences = new FakePreferences()) =>
  open(
    wiring,
    screens.interviews,
    screens.interviews + query,
    [
      [Interviews, new FakeInterviews(interviews)],
      [ReferenceLists, new FakeReferenceLists({ companies: [aCompany(koyal)] })],
    ],
    { preferences },
  );

const pathOf = ({ router }: ReturnType<typeof opened>) => `${router.current?.location.pathname}${router.current?.location.search}`;

describe('the hub of interviews (R-003)', () => {
  it('begins with the search, and shows the newest stories with their companies', async () => {
    opened([anInterview({ week: '2026-W30', designation: nurse }), anInterview({ week: '2026-W41' })]);
    const stories = await screen.findAllByRole('article');
    expect(stories.map((story) => within(story).getByRole('heading').textContent)).toEqual(['Software Engineer', 'Staff Nurse']);
    expect(
      within(stories[0] as HTMLElement)
        .getByRole('link', { name: 'Koyal Pay' })
        .getAttribute('href'),
    ).toBe('/interviews/koyal-pay-interview-questions');
    const [first] = screen.getAllByRole('search');
    expect(first?.compareDocumentPosition(stories[0] as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Tell of an interview' }).getAttribute('href')).toBe('/contribute/interview-story');
  });

  it('leads to a company, and to the stories for a job', async () => {
    const at = opened(interviewsOf(1));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Job' }), 'staff');
    await act(async () => at.clock.advance(200));
    await userEvent.click(await screen.findByRole('option', { name: /^Staff ?Nurse/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Show interviews' }));
    await waitFor(() => expect(pathOf(at)).toBe('/interviews?designation=staff-nurse'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Interviews at a company' }), 'koy');
    await act(async () => at.clock.advance(200));
    await userEvent.click(await screen.findByRole('option', { name: /^Koy ?al Pay/ }));
    await waitFor(() => expect(pathOf(at)).toBe('/interviews/koyal-pay-interview-questions'));
  });

  it('asks for the job where none was written', async () => {
    opened([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show interviews' }));
    expect(screen.getByText('Write which job you mean.')).toBeTruthy();
  });

  it('is narrowed to freshers and to a job by its address, and leads back (R-009)', async () => {
    opened(
      [anInterview({ experience: 'fresher', designation: nurse }), anInterview({ experience: 'fresher' }), anInterview()],
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
    opened([anInterview({ designation: nurse }), anInterview()], '?job=Staff+Nurse');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Job' }).value).toBe('Staff Nurse');
  });

  it.each([
    ['', 'Nobody has told of an interview here yet.', 'Find a company', '/list-of-companies'],
    ['?experience=fresher', 'No story answers all of this.', 'Clear all', '/interviews'],
  ])('with nothing to show at %j leads on', async (query, said, name, path) => {
    opened([], query);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it.each([1, 5])('shows all of %i stories', async (count) => {
    opened(interviewsOf(count));
    expect(await screen.findAllByRole('article')).toHaveLength(count);
  });

  it('shows the first of 5,000 stories, and the way on', async () => {
    opened(interviewsOf(5_000));
    expect((await screen.findAllByRole('article')).length).toBeLessThan(100);
    expect(screen.getByRole('link', { name: 'Show more stories' }).getAttribute('href')).toMatch(/^\/interviews\?cursor=/);
  });

  it('is said in Hindi', async () => {
    opened(interviewsOf(1), '', new FakePreferences({ language: 'hi' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'सॉफ़्टवेयर इंजीनियर' })).toBeTruthy();
  });
});
