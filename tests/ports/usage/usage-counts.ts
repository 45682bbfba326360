import { expect, it } from 'vitest';
import type { HostNumbers } from '#core/usage/host-numbers.ts';
import type { UsageBatch, UsageCount, UsageCounts } from '#core/usage/usage-counts.ts';

export interface SeenCounts extends Pick<HostNumbers, 'sources' | 'logins' | 'slow'> {
  readonly visitors: number;
  readonly pages: number;
  readonly vitals: number;
}

export type OpenUsageCounts = () => Promise<{ readonly usageCounts: UsageCounts; readonly seen: () => Promise<SeenCounts> }>;

const batch = (...counts: readonly UsageCount[]): UsageBatch => ({ tenant: 9, tracker: 9205, userType: 9, deviceType: 'WAP', counts });

export function meetsContract(open: OpenUsageCounts): void {
  it('add up pages and visits of the day (F-21)', async () => {
    const { usageCounts, seen } = await open();
    await usageCounts.add(batch({ kind: 'visit', span: 'day' }, { kind: 'visit', span: 'week' }, { kind: 'page', pageName: 'HomeScreen' }));
    await usageCounts.add(batch({ kind: 'page', pageName: 'HomeScreen' }, { kind: 'page', pageName: 'CompanyOverview' }));
    expect(await seen()).toMatchObject({ visitors: 1, pages: 3 });
  });

  it('add up sources, attempts to log in and measurements (R-225, R-229, R-230)', async () => {
    const { usageCounts, seen } = await open();
    const source = { kind: 'source', source: 'newsletter', medium: 'mail', campaign: '' } as const;
    const login = { kind: 'login', entity: 'LoginAttempt_Social_API', way: 'google' } as const;
    await usageCounts.add(batch(source, source, { ...login, outcome: 'begun' }, { ...login, outcome: 'done' }));
    await usageCounts.add(
      batch({ kind: 'vital', vital: 'INP', pageName: 'HomeScreen', value: 320 }, { kind: 'slow', vital: 'INP', pageName: 'HomeScreen', target: 'main>a.btn' }),
    );
    const { sources, logins, slow, vitals } = await seen();
    expect(sources).toEqual([{ source: 'newsletter', medium: 'mail', campaign: '', times: 2 }]);
    expect(logins.toSorted((one, other) => one.outcome.localeCompare(other.outcome))).toEqual([
      { way: 'google', outcome: 'begun', times: 1 },
      { way: 'google', outcome: 'done', times: 1 },
    ]);
    expect([slow, vitals]).toEqual([[{ vital: 'INP', pageName: 'HomeScreen', target: 'main>a.btn', times: 1 }], 1]);
  });
}
