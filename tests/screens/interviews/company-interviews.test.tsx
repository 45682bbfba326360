import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Companies } from '#core/companies/companies.ts';
import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import { everyInterview } from '#core/interviews/interview-search.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { interviewsPath, screens } from '#core/navigation/screens.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { createRoutes } from '#web/app/routes.tsx';
import * as wiring from '#web/app/interviews/company-interviews-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { open } from '#tests/screens/open.tsx';
import type { KnownInterview } from '#tests/interviews.ts';
import { anInterview, interviewsOf, nurse, shownInterviews } from './an-interview.ts';

interface Opened {
  readonly query?: string;
  readonly preferences?: FakePreferences;
  readonly nudges?: FakeNudges;
  readonly path?: string;
}

function opened(
  interviews: readonly KnownInterview[] | FakeInterviews,
  { query = '', preferences = new FakePreferences(), nudges = new FakeNudges(), path = interviewsPath('koyal-pay') }: Opened = {},
) {
  const swaps = [
    [Companies, new FakeCompanies([koyal])],
    [Interviews, interviews instanceof FakeInterviews ? interviews : shownInterviews(interviews)],
    [Nudges, nudges],
  ] as const;
  return open(wiring, path === interviewsPath('koyal-pay') ? screens.companyInterviews : screens.jobInterviews, path + query, swaps, { preferences });
}

const together = {
  totalDays: { median: 21, people: 20 },
  stages: [
    { stage: 1, kind: 'written', days: { median: 4, people: 20 } },
    { stage: 2, kind: 'hr', days: { median: 1, people: 10 } },
  ],
  feedback: { percent: 0, people: 10 },
  unpaidHours: { median: 6, people: 10 },
  offers: {
    revoked: { percent: 5, people: 20 },
    moved: { percent: 100, people: 10 },
    letterDays: { median: 7, people: 20 },
    joiningDays: { median: 30, people: 10 },
  },
} satisfies Partial<InterviewFigures>;

const stories = () => screen.findAllByRole('article');

describe('the interviews of a company (R-022)', () => {
  it('that nobody shared say so, and ask for the first', async () => {
    opened([]);
    expect(await screen.findByText("Candidates haven't shared any interview advice yet.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add your interview' }).getAttribute('href')).toBe('/contribute/interview-story?company=koyal-pay');
    expect(screen.queryByRole('heading', { name: 'How they interview' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Filters' })).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('are each a story: how it ended, its rounds with their questions, and advice', async () => {
    const known = shownInterviews([anInterview({ outcome: 'silent', source: 'campus', college: 'IIT Pune' })]);
    const { items, next } = await known.list(koyal.urlName, everyInterview);
    known.list = async () => ({ items: items.map((item) => ({ ...item, isEdited: true })), next });
    opened(known);
    const [story] = await stories();
    const said = within(story as HTMLElement);
    expect(said.getByRole('heading', { level: 3, name: 'Interview for Software Engineer' })).toBeTruthy();
    expect(said.getByText('No reply')).toBeTruthy();
    expect(story?.textContent).toContain('Experiencedfound it averageOn campusat IIT Puneweek of 28 September 2026edited');
    const [technical, hr] = within(said.getAllByRole('list')[0] as HTMLElement)
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement?.tagName === 'OL');
    expect(technical?.textContent).toContain('Technical round60 minutesHard');
    expect(hr?.textContent).toBe('HR round');
    expect(said.getByRole('link', { name: 'How does a cache work?' }).getAttribute('href')).toMatch(/^\/answers\/how-does-a-cache-work-question\d+$/);
    expect(said.getByText('Read up on queues.')).toBeTruthy();
    expect(said.getByRole('link', { name: 'Open only this interview' }).getAttribute('href')).toMatch(/^\/interviews\/story\/i\d+$/);
  });

  it.each([
    [1, '1 interview', 'With 7 more interviews, this page can show how the company treats candidates.'],
    [5, '5 interviews', 'With 3 more interviews, this page can show how the company treats candidates.'],
    [7, '7 interviews', 'With 1 more interview, this page can show how the company treats candidates.'],
  ])('of %i people have no figures, for they would be of too few', async (count, reported, owed) => {
    opened(interviewsOf(count));
    expect(await stories()).toHaveLength(count);
    expect(screen.getByText(reported)).toBeTruthy();
    expect(screen.getByText('We show figures once eight interviews count. Until then, read each interview.')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 3, name: /got an offer/ })).toBeNull();
    expect(screen.getByText(owed)).toBeTruthy();
  });

  it('of 5,000 people have figures, each with what it is of, and their first page', async () => {
    opened(
      interviewsOf(5_000, (at) => ({ outcome: at % 4 === 0 ? 'offered' : 'rejected', hardness: at % 2 ? 'hard' : 'easy', source: at < 7 ? 'walk-in' : null })),
    );
    expect(await screen.findByText('5,000 interviews')).toBeTruthy();
    expect(screen.getByText('5,000 experienced')).toBeTruthy();
    const offered = (await screen.findByRole('heading', { level: 3, name: '25% got an offer' })).parentElement;
    expect(offered?.textContent).toBe('25% got an offerGot an offer25%Rejected75%5,000 people');
    expect(screen.getByRole('heading', { level: 3, name: 'People do not agree on how hard it was' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Rounds' }).parentElement?.textContent).toContain('10,000 rounds');
    // Seven said how they came to it: one fewer than a figure needs.
    expect(screen.queryByText('Most were walk-ins')).toBeNull();
    expect(screen.getByText('This page is based on 5,000 interviews. Add yours: it is not linked to any account.')).toBeTruthy();
    expect((await stories()).length).toBeLessThan(100);
    expect(screen.getByRole('link', { name: 'Show more interviews' })).toBeTruthy();
  });

  it('tell of waiting, silence, unpaid work and offers of many together alone (F-12, F-24)', async () => {
    const known = shownInterviews(interviewsOf(20));
    const { designations, figures } = await known.filters(koyal.urlName, null);
    known.filters = async () => ({ designations, figures: { ...figures, ...together } });
    opened(known);
    const most = (await screen.findByText('All figures')).closest('summary');
    expect(most?.textContent).toMatch(/21 days from applying to the last round.*got an offer/i);
    expect([most?.closest('details')?.open, most?.closest('details')?.querySelector('#treated') !== null]).toEqual([false, true]);
    const treated = within(await screen.findByRole('region', { name: 'How they treat candidates' }));
    expect(treated.getByText('Under 10% heard from the company how they did (10+ people).')).toBeTruthy();
    expect(treated.getByText('Half of the candidates did 6 hours or less of unpaid work (10+ people).')).toBeTruthy();
    // How many were never answered is with how interviews ended, and nowhere else.
    expect(screen.queryByText(/never answered\.$/)).toBeNull();
    expect(treated.getByText('21 days from applying to the last round: median (middle) of 20+ people.')).toBeTruthy();
    expect(treated.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['1. Written test', '2. HR round']);
    expect(treated.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4 days (20+)', '1 day (10+)']);
    const offers = within(screen.getByRole('region', { name: 'What happened to offers' }));
    expect(offers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5% of offers were withdrawn (20+ offers).',
      'Over 90% of offers had their joining date changed (10+ offers).',
      'Half got the offer letter within 7 days of being selected (20+ people).',
      'Half were to join within 30 days of being selected (10+ people).',
    ]);
  });

  it('have no such part where fewer than eight shared it', async () => {
    opened(interviewsOf(20));
    await stories();
    for (const name of ['How they treat candidates', 'What happened to offers']) expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('are narrowed by address and ordered, and each filter can be removed (R-008, R-009)', async () => {
    const reported = [
      ...interviewsOf(2, () => ({ designation: nurse.name, experience: 'fresher', outcome: 'offered' })),
      ...interviewsOf(3, (at) => ({ week: `2026-W4${at}` })),
      anInterview({ week: '2021-W01' }),
    ];
    const { router } = opened(reported, { query: '?years=1&sort=oldToNew' });
    expect(await stories()).toHaveLength(5);
    expect(screen.getByText('These figures are for freshers and experienced people together, whatever filters you choose below.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Oldest' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toBe('/interviews/koyal-pay-interview-questions?years=1&sort=newToOld');
    expect(screen.getByRole('link', { name: 'Remove Last 12 months' }).getAttribute('href')).toBe('/interviews/koyal-pay-interview-questions?sort=oldToNew');
    await userEvent.click(await screen.findByRole('radio', { name: /^Fresher/ }));
    await waitFor(() => expect(router.current?.location.search).toBe('?experience=fresher&years=1&sort=oldToNew'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('for one job stand at their own address, and have its figures (R-022)', async () => {
    const reported = [...interviewsOf(9, () => ({ designation: nurse.name, outcome: 'offered' })), ...interviewsOf(9)];
    const { router } = opened(reported, { path: interviewsPath('koyal-pay', 'staff-nurse') });
    expect(await stories()).toHaveLength(9);
    expect(screen.getByRole('heading', { level: 3, name: '100% got an offer' })).toBeTruthy();
    expect(document.title).toBe('Staff Nurse interview questions at Koyal Pay | Daftar');
    expect(router.current?.loaded?.head().canonical).toBe('/interviews/koyal-pay-interview-questions/staff-nurse');
    expect(screen.getByRole('link', { name: 'Remove Staff Nurse' }).getAttribute('href')).toBe('/interviews/koyal-pay-interview-questions');
    expect(screen.getByRole('link', { name: 'Add your interview' }).getAttribute('href')).toBe(
      '/contribute/interview-story?company=koyal-pay&designation=staff-nurse',
    );
  });

  it('stay one screen when a job is chosen, which keeps the focus', async () => {
    const reported = [...interviewsOf(9, () => ({ designation: nurse.name, outcome: 'offered' })), ...interviewsOf(9)];
    const swaps = [
      [Companies, new FakeCompanies([koyal])],
      [Interviews, shownInterviews(reported)],
    ] as const;
    const { router, shell } = open(wiring, `${screens.jobInterviews}?`, interviewsPath('koyal-pay'), swaps);
    expect(await screen.findByRole('heading', { level: 3, name: '50% got an offer' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Staff Nurse/ }));
    expect(await screen.findByRole('heading', { level: 3, name: '100% got an offer' })).toBeTruthy();
    expect(router.current?.location.pathname).toBe('/interviews/koyal-pay-interview-questions/staff-nurse');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Staff Nurse/ }));
    const routes = createRoutes(shell, { showsKit: false });
    const [ofCompany, ofJob] = ['companyInterviews', 'jobInterviews'].map((name) => routes.find(({ id }) => id === name)?.fetchScreen);
    expect(ofCompany).toBeDefined();
    expect(ofJob).toBe(ofCompany);
  });

  it('for a job that nobody shared lead back, unnamed and not indexed (R-187)', async () => {
    const { router } = opened(interviewsOf(2), { path: interviewsPath('koyal-pay', 'no-such-job') });
    expect(await screen.findByText('No interview matches all filters.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Clear all' })[0]?.getAttribute('href')).toBe('/interviews/koyal-pay-interview-questions');
    expect(router.current?.loaded?.head().canonical).toBe('/interviews/koyal-pay-interview-questions');
    expect(document.title).toBe('Koyal Pay interview questions | Daftar');
  });

  it('are a tab of the company, and say so to search engines', async () => {
    const { router } = opened(interviewsOf(1));
    await stories();
    expect(screen.getByRole('navigation', { name: 'Company pages' }).querySelector('[aria-current=page]')?.textContent).toBe('Interview Questions');
    expect(document.title).toBe('Koyal Pay interview questions | Daftar');
    expect(router.current?.loaded?.head().structured).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] });
  });

  it('ask nobody again who did not want to be asked (F-26)', async () => {
    const nudges = new FakeNudges();
    const { view } = opened(interviewsOf(3), { nudges });
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    view.unmount();
    opened(interviewsOf(3), { nudges });
    expect(await stories()).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Add your interview' })).toBeNull();
  });

  it('are said in Hindi', async () => {
    opened(
      interviewsOf(8, () => ({ outcome: 'offered' })),
      { preferences: new FakePreferences({ language: 'hi' }) },
    );
    expect(await screen.findByRole('heading', { level: 3, name: '100% को ऑफ़र मिला' })).toBeTruthy();
    expect(screen.getAllByText('टेक्निकल राउंड').length).toBeGreaterThan(0);
  });

  it('of a company that there is not lead on', async () => {
    opened([], { path: '/interviews/nobody-interview-questions/x' });
    expect(await screen.findByRole('heading', { name: 'We could not find this company.' })).toBeTruthy();
  });
});
