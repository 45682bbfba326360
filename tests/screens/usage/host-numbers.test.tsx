import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { HostNumbersReader, type HostNumbers } from '#core/usage/host-numbers.ts';
import * as hostNumbers from '#web/app/usage/host-numbers-wiring.ts';
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
  slow: [{ vital: 'CLS', pageName: 'CompanyOverview', target: 'main>img', times: 3 }],
  calls: [{ operation: 'getCompany', p50: 80, p75: 140, p95: 1_400, times: 20, failed: 2 }],
  events: [{ eventType: 'postOpened', communityType: 'topic', times: 8 }],
};

function opened({ given = counted, url = '', member = aMember({ role: 'administrator' }), preferences = new FakePreferences() } = {}) {
  const numbers = new FakeHostNumbers(now, given);
  const spans: number[] = [];
  const read = numbers.read.bind(numbers);
  numbers.read = (span) => (spans.push(span), read(span));
  return { spans, ...open(hostNumbers, screens.hostNumbers, `${screens.hostNumbers}${url}`, [[HostNumbersReader, numbers]], { member, preferences }) };
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
    const answers = short.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(answers).toEqual([
      'Visitors today: 1,204',
      'Visitors this week: 4,321',
      'Visitors this month: 1,23,456',
      'Pages opened in 2 days: 12,000',
      'Searches in 2 days, 24 found nothing: 600',
      'New accounts in 2 days: 14',
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
      'Without a name',
      'newsletter · mail · november',
      'Phone, Android app, employer',
      'Google',
      'Jumps: main>img',
      'Get company',
      'Opened a post (topic)',
    ];
    expect(rows.map(rowOf)).toEqual([
      'koyal pay19',
      'Without a name2',
      'newsletter · mail · november1',
      'Phone, Android app, employer90',
      'Google0440',
      'Jumps: main>imgCompany overview3',
      'Get company2080 ms1.4 s2',
      'Opened a post (topic)8',
    ]);
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
