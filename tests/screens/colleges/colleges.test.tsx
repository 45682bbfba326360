import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Colleges } from '#core/colleges/colleges.ts';
import { Interviews } from '#core/interviews/interviews.ts';
import { collegePath, screens } from '#core/navigation/screens.ts';
import * as collegeWiring from '#web/app/colleges/college-wiring.ts';
import * as collegesWiring from '#web/app/colleges/colleges-wiring.ts';
import { koyal } from '#tests/companies.ts';
import { FakeColleges } from '#tests/fakes/colleges/fake-colleges.ts';
import { aCollege, type KnownPay } from '#tests/fakes/colleges/known-colleges.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aKnownInterview } from '#tests/interviews.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { open } from '#tests/screens/open.tsx';

const narmada = aCollege({ name: 'Narmada College of Weaving', otherNames: ['NCW'], courses: ['B.Tech/B.E.', 'Diploma'] });
const quiet = aCollege({ name: 'Agar College', city: 'Pune', state: 'Maharashtra' });
const reported = [
  aKnownInterview({ companyId: koyal.companyId, college: narmada.name, designation: 'Software Engineer', outcome: 'offered' }),
  aKnownInterview({ companyId: koyal.companyId, college: narmada.name, designation: 'Software Engineer', outcome: 'silent' }),
];
const pay: readonly KnownPay[] = [{ companyId: koyal.companyId, designation: 'Software Engineer', isOfFreshers: true, median: 620_000, people: 20 }];
const backend = () => new FakeColleges({ colleges: [narmada, quiet], companies: [koyal], interviews: reported, pay });

const openedList = (query = '', colleges = backend(), preferences = new FakePreferences()) =>
  open(collegesWiring, screens.colleges, screens.colleges + query, [[Colleges, colleges]], { preferences });

const openedPage = (urlName: string, query = '', preferences = new FakePreferences()) => {
  const stories = [
    aKnownInterview({ companyId: koyal.companyId, college: narmada.name, week: '2026-W40', helpful: 9, story: 'The first of them.' }),
    aKnownInterview({ companyId: koyal.companyId, college: narmada.name, week: '2026-W41', story: 'The newer one.' }),
    aKnownInterview({ companyId: koyal.companyId, story: 'Elsewhere.' }),
  ];
  return open(
    collegeWiring,
    screens.college,
    collegePath(urlName) + query,
    [
      [Colleges, backend()],
      [Interviews, new FakeInterviews([koyal], stories)],
    ],
    { preferences },
  );
};

const rowOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

describe('the list of colleges (R-006)', () => {
  it('says where each is, how many tell of it, and leads there', async () => {
    openedList();
    const names = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(names).toEqual([narmada.name, quiet.name]);
    expect(rowOf(narmada.name).getByText('2 interviews')).toBeTruthy();
    expect(rowOf(narmada.name).getByText('1 company came')).toBeTruthy();
    expect(rowOf(quiet.name).getByText('Pune, Maharashtra')).toBeTruthy();
    expect(rowOf(quiet.name).getByText('No interviews yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: quiet.name }).getAttribute('href')).toBe('/colleges/agar-college');
  });

  it('is looked through by a name and a state, and keeps both in its address', async () => {
    const { router } = openedList('?sort=name');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'College' }), 'agar');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Maharashtra');
    await userEvent.click(screen.getByRole('button', { name: 'Show colleges' }));
    await waitFor(() => expect(router.current?.location.search).toBe('?text=agar&state=Maharashtra&sort=name'));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  });

  it('leads on where nothing is found', async () => {
    openedList('?text=nowhere');
    expect(await screen.findByText('No college matches.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All colleges' }).getAttribute('href')).toBe('/colleges');
  });

  it('shows one page of many, and the way on', async () => {
    openedList('', new FakeColleges({ colleges: Array.from({ length: 50 }, (_, at) => aCollege({ name: `College ${at}` })) }));
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'Show more colleges' }).getAttribute('href')).toMatch(/^\/colleges\?cursor=/);
  });

  it('is said in Hindi', async () => {
    openedList('', backend(), new FakePreferences({ language: 'hi' }));
    expect(await screen.findByText('2 इंटरव्यू')).toBeTruthy();
    expect(screen.getByText('पुणे, महाराष्ट्र')).toBeTruthy();
  });
});

describe('the page of a college (R-006)', () => {
  it('names its courses, who came for which job, and what freshers are paid in it', async () => {
    openedPage('narmada-college-of-weaving');
    expect(await screen.findByText('B.Tech/B.E., Diploma')).toBeTruthy();
    expect(screen.getByText('NCW')).toBeTruthy();
    const came = rowOf('Koyal Pay');
    expect([came.getByText('2 interviews'), came.getByText('1 offer'), came.getByText('Software Engineer')]).toHaveLength(3);
    expect(came.getByRole('link').getAttribute('href')).toBe('/interviews/koyal-pay-interview-questions');
    const paid = within(screen.getByRole('region', { name: /^What freshers are paid/ }));
    expect(paid.getByText(/wherever they studied/)).toBeTruthy();
    expect([paid.getByText('at Koyal Pay'), paid.getByText('20+ people')]).toHaveLength(2);
    expect(paid.getByRole('link', { name: 'Software Engineer' }).getAttribute('href')).toBe('/salaries/koyal-pay-salaries/software-engineer');
  });

  it.each([
    ['', 'Newest', [true, false]],
    ['?sort=popularity', 'Most helpful', [false, true]],
  ])('shows the stories that were there in the order of its address: %j', async (query, order, isNewer) => {
    openedPage('narmada-college-of-weaving', query);
    const stories = await screen.findAllByRole('article');
    expect(stories.map((story) => story.textContent?.includes('The newer one.'))).toEqual(isNewer);
    expect(screen.getByRole('link', { name: order }).getAttribute('aria-current')).toBe('true');
  });

  it('has no part of which nothing is known, and asks for the first story', async () => {
    openedPage('agar-college');
    expect(await screen.findByText('Nobody has shared an interview here yet.')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Interviews on campus']);
  });

  it('of one that there is not leads to all of them', async () => {
    openedPage('nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this college.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All colleges' }).getAttribute('href')).toBe('/colleges');
  });

  it('is said in Hindi', async () => {
    openedPage('narmada-college-of-weaving', '', new FakePreferences({ language: 'hi' }));
    expect(await screen.findByRole('heading', { name: 'यहाँ आई कंपनियाँ' })).toBeTruthy();
  });
});
