import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import { screens } from '#core/navigation/screens.ts';
import { GrievanceDesk } from '#core/support/grievance-desk.ts';
import { TypedCompanies } from '#core/typed-companies/typed-companies.ts';
import { HostNumbersReader, type HostNumbers } from '#core/usage/host-numbers.ts';
import * as hostNumbers from '#web/app/usage/host-numbers-wiring.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeSupport } from '#tests/fakes/support/fake-support.ts';
import { FakeTypedCompanies } from '#tests/fakes/typed-companies/fake-typed-companies.ts';
import { FakeHostNumbers } from '#tests/fakes/usage/fake-host-numbers.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aMember } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';

const now = Date.parse('2026-11-20T12:00+05:30');
const day = { day: '2026-11-20', visitors: 1_204, pages: 6_000, searches: 300, emptySearches: 12, signUps: 7 };
const lcp = { vital: 'LCP', p50: 1_200, p75: 2_900, p95: 5_000, times: 40 } as const;

const counted: Partial<HostNumbers> = {
  days: [{ ...day, day: '2026-11-19', visitors: 1_300 }, day],
  visitorsOfWeek: 4_321,
  visitorsOfMonth: 1_23_456,
  before: { visitors: 2_000, pages: 9_000, searches: 500, emptySearches: 30, signUps: 4, visitorsOfWeek: 4_000, visitorsOfMonth: 1_00_000 },
  clients: [{ deviceType: 'WAP', tracker: 9207, userType: 1, times: 90 }],
  weeks: [
    { week: '2026-11-02', contributions: [{ kind: 'review', times: 3 }] },
    {
      week: '2026-11-09',
      contributions: [
        { kind: 'review', times: 5 },
        { kind: 'post', times: 1 },
      ],
    },
  ],
  screens: [
    { pageName: 'CompanyOverview', times: 900, vitals: [lcp, { ...lcp, vital: 'INP', p75: 180 }, { ...lcp, vital: 'CLS', p75: 0.31 }] },
    ...Array.from({ length: 9 }, (_, at) => ({ pageName: `Page${at}`, times: 9 - at, vitals: [] })),
  ],
  emptySearches: [{ text: 'koyal pay', times: 19 }],
  sources: [
    { source: '', medium: '', campaign: '', times: 2 },
    { source: 'newsletter', medium: 'mail', campaign: 'november', times: 1 },
  ],
  logins: [{ way: 'google', outcome: 'done', times: 44 }],
  slow: [
    { vital: 'CLS', pageName: 'CompanyOverview', target: 'main>img', times: 3 },
    { vital: 'CLS', pageName: 'CompanyOverview', target: 'main>a>img.logo', times: 2 },
  ],
  calls: [
    { operation: 'getCompany', p50: 80, p75: 140, p95: 1_400, times: 20, failed: 2 },
    { operation: 'listCompanies', p50: 90, p75: 140, p95: 1_900, times: 10, failed: 1 },
  ],
  events: [{ eventType: 'postOpened', communityType: 'topic', times: 8 }],
};

function opened({ given = counted, url = '', member = aMember({ role: 'administrator' }), preferences = new FakePreferences() } = {}) {
  const numbers = new FakeHostNumbers(now, given);
  const spans: number[] = [];
  const read = numbers.read.bind(numbers);
  numbers.read = (span) => (spans.push(span), read(span));
  const companies = new FakeAdministeredCompanies();
  const swaps = [
    [HostNumbersReader, numbers],
    [AdministeredCompanies, companies],
    [TypedCompanies, new FakeTypedCompanies(companies)],
    [GrievanceDesk, new FakeSupport()],
  ] as const;
  return { spans, ...open(hostNumbers, screens.hostNumbers, `${screens.hostNumbers}${url}`, swaps, { member, preferences }) };
}

const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')?.textContent;

describe('the numbers of a host (F-21)', () => {
  it.each(['member', 'moderator'] as const)('are no page for a %s', async (role) => {
    const { spans } = opened({ member: aMember({ role }) });
    expect(await screen.findByRole('heading', { level: 1, name: /could not find|nothing|no page/i })).toBeTruthy();
    expect(spans).toEqual([]);
  });

  it('answer first: visitors, pages, searches without a hit, new accounts', async () => {
    opened();
    const short = within(await screen.findByRole('region', { name: 'Summary' }));
    const answers = short.getAllByRole('term').map((term) => {
      const [current, earlier] = [term.nextElementSibling, term.nextElementSibling?.nextElementSibling];
      return `${term.textContent}: ${current?.textContent}; ${earlier?.textContent}`;
    });
    expect(answers).toEqual([
      'Visitors today: 1,204; 1,300 yesterday',
      'Visitors this week: 4,321; 4,000 in all of the week before',
      'Visitors this month: 1,23,456; 1,00,000 in all of the month before',
      'Pages opened in 2 days: 12,000; 9,000 in the 2 days before',
      'Searches in 2 days, 24 found nothing: 600; 500 in the 2 days before',
      'New accounts in 2 days: 14; 4 in the 2 days before',
    ]);
  });

  it('are pictures that say what they show, each with the same numbers as a table', async () => {
    opened();
    expect(await screen.findByRole('img', { name: 'Visitors: most on 19 November 2026, 1,300.' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Contributions by week: most in the week from 9 November 2026, 6.' })).toBeTruthy();
    const tables = screen.getAllByText('The same numbers as a table');
    expect(tables).toHaveLength(screen.getAllByRole('img', { name: /most/ }).length);
    expect(screen.getAllByRole('rowheader', { name: '19 November 2026' })[0]?.closest('tr')?.textContent).toBe('19 November 20261,300');
  });

  it('judge each page by the published limits, and say how often it was opened (R-229)', async () => {
    opened();
    expect(await screen.findByRole('rowheader', { name: 'Company overview' })).toBeTruthy();
    const pages = within(screen.getByRole('region', { name: 'Pages, and how fast they are' }));
    expect(pages.getByRole('rowheader', { name: 'Company overview' }).closest('tr')?.textContent).toBe(
      'Company overview9002.9 s Needs work180 ms Good0.31 Poor',
    );
    expect(pages.getByText('2 more')).toBeTruthy();
  });

  it('list words that found nothing, links, devices, logins, slow places and requests (R-166, R-229, R-230)', async () => {
    opened();
    expect(await screen.findByRole('rowheader', { name: 'koyal pay' })).toBeTruthy();
    const rows = [
      'koyal pay',
      'Typed in, or a link without a mark',
      'newsletter (mail, november)',
      'Phone, Android app, employer',
      'Google',
      'Jumped: a picture',
      'Opened companies',
      'Opened a post in a topic',
    ];
    expect(rows.map(rowOf)).toEqual([
      'koyal pay19',
      'Typed in, or a link without a mark2',
      'newsletter (mail, november)1',
      'Phone, Android app, employer90',
      'Google0440',
      'Jumped: a pictureCompany overview5',
      'Opened companies301.9 s3',
      'Opened a post in a topic8',
    ]);
  });

  it('have their technical names folded below', async () => {
    opened();
    const fold = (await screen.findByText('Technical names, for who looks after the server')).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('CLS main>img');
    expect(fold?.textContent).toContain('getCompany2080 ms1.4 s2');
  });

  it('have a scale, a value, and the days before; an outlier is cut off', async () => {
    const days = Array.from({ length: 30 }, (_, at) => ({ ...day, day: `2026-10-${String(at + 1).padStart(2, '0')}`, signUps: at === 29 ? 214 : 3 }));
    opened({ given: { ...counted, days } });
    const chart = await screen.findByRole('img', { name: 'New accounts: most on 30 October 2026, 214.' });
    const part = within(chart.parentElement?.parentElement ?? document.body);
    expect(part.getByText('301 in these 30 days, 4 in the 30 days before.')).toBeTruthy();
    expect(part.getByText('3', { selector: 'p' })).toBeTruthy();
    expect(part.getByText('Higher than drawn: 30 October 2026: 214.')).toBeTruthy();
    expect([...chart.querySelectorAll('rect.core')].map((column) => column.getAttribute('height'))).toEqual(days.map(() => '100%'));
    expect(screen.getByText('1,204 a day on average, 67 in the 30 days before.')).toBeTruthy();
  });

  it('are a tab of administration', async () => {
    opened();
    const tabs = within(await screen.findByRole('navigation', { name: 'Administration' }));
    expect(tabs.getByRole('link', { name: 'Numbers' }).getAttribute('aria-current')).toBe('page');
    expect(tabs.getByRole('link', { name: 'Log' }).getAttribute('href')).toBe('/administration?part=log');
  });

  it('are those of so many days as its address says', async () => {
    const { spans } = opened({ url: '?days=90' });
    expect((await screen.findByRole('link', { name: '90 days' })).getAttribute('aria-current')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: '30 days' }));
    await expect.poll(() => spans).toEqual([90, 30]);
    expect(screen.getByRole('link', { name: '7 days' }).getAttribute('href')).toBe('/administration/numbers?days=7');
  });

  it('say that nothing was counted yet', async () => {
    opened({ given: {} });
    expect(await screen.findByText('Nothing has been counted yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are said in Hindi', async () => {
    opened({ preferences: new FakePreferences({ language: 'hi' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'आने वाले और पेज' })).toBeTruthy();
    expect(screen.getByText('आज आए लोग')).toBeTruthy();
  });
});
