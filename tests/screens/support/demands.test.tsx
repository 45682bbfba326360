import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { DemandReports } from '#core/support/demand-report.ts';
import * as transparency from '#web/app/moderation/transparency-wiring.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { FakeDemands } from '#tests/fakes/support/fake-demands.ts';
import { open } from '#tests/screens/open.tsx';

const opened = (demands: FakeDemands) => open(transparency, screens.transparency, screens.transparency, [[DemandReports, demands]]);

describe('the report of demands (F-15, S-119, R-246)', () => {
  it('says for each quarter what was demanded, and how grievances were answered', async () => {
    const demands = new FakeDemands();
    await demands.count('submission-key-0001', { authority: 'POLICE', asks: 'IDENTITY' });
    for (const event of ['received', 'received', 'received', 'inTime', 'late'] as const) demands.add('2026-08-01', event);
    const { shell } = opened(demands);
    const table = within(await screen.findByRole('table', { name: 'Demands by quarter' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'QuarterSummonsGrievances',
      'October to December 2026Police, identity: 1None',
      'July to September 2026None3 came: 1 answered in time, 1 late, 1 waiting',
    ]);
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(await screen.findByText('अक्टूबर से दिसंबर 2026')).toBeTruthy();
  });

  it('says that nothing has come, and leads to both forms', async () => {
    opened(new FakeDemands());
    expect(await screen.findByText('No summons and no grievances yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send or look up a grievance' }).getAttribute('href')).toBe('/legal/grievances');
    expect(screen.getByRole('link', { name: 'Count a summons' }).getAttribute('href')).toBe('/legal/summons-notice-form');
  });
});
