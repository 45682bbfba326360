import { expect, it } from 'vitest';
import type { Clock } from '#core/clock.ts';
import type { ErrorReport } from '#core/errors/error-report.ts';
import type { ErrorReports } from '#core/errors/error-reports.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import type { StoredErrorReport } from '#tests/fakes/errors/fake-error-reports.ts';

export type OpenErrorReports = (clock: Clock) => Promise<{ readonly reports: ErrorReports; readonly kept: () => Promise<readonly StoredErrorReport[]> }>;

const dayMs = 86_400_000;
const noon = () => new FakeClock(Date.parse('2026-11-20T12:00+05:30'));

const aReport = (message: string, rest: Partial<ErrorReport> = {}): ErrorReport => ({ error: { name: 'TypeError', message }, display: 'WEB', ...rest });

export function meetsContract(open: OpenErrorReports): void {
  it('keeps a report whole (R-228)', async () => {
    const { reports, kept } = await open(noon());
    const report: ErrorReport = {
      error: { name: 'Failure', message: 'Something went wrong', stack: 'at open (main.js:1:2)' },
      display: 'APP',
      screen: '/overview/:page',
      operation: 'getCompany',
      kind: 'broken',
      status: 500,
      requestId: 'r-1',
    };
    await reports.file(report);
    expect(await kept()).toEqual([{ day: '2026-11-20', times: 1, report }]);
  });

  it('keeps nothing that points to a person', async () => {
    const { reports, kept } = await open(noon());
    await reports.file(
      aReport('asha@example.org on +91 98765 43210', {
        error: { name: 'Error', message: 'asha@example.org on +91 98765 43210', stack: 'at https://x.example/p?token=1' },
      }),
    );
    const text = JSON.stringify(await kept());
    expect(text).not.toMatch(/asha|98765|token=|x\.example/);
    expect(text).toContain('[mail]');
  });

  it('counts equal reports of a day and keeps the first', async () => {
    const { reports, kept } = await open(noon());
    await reports.file(aReport('broke', { requestId: 'r-1' }));
    await Promise.all(Array.from({ length: 9 }, () => reports.file(aReport('broke', { requestId: 'r-2' }))));
    expect(await kept()).toEqual([{ day: '2026-11-20', times: 10, report: aReport('broke', { requestId: 'r-1' }) }]);
  });

  it('keeps apart what broke elsewhere, otherwise, or on another day', async () => {
    const clock = noon();
    const { reports, kept } = await open(clock);
    const different = [
      aReport('broke'),
      aReport('tore'),
      aReport('broke', { screen: '/' }),
      aReport('broke', { operation: 'logError' }),
      aReport('broke', { kind: 'broken' }),
    ];
    for (const report of different) await reports.file(report);
    clock.advance(dayMs / 2 - 1);
    await reports.file(aReport('broke'));
    clock.advance(1);
    await reports.file(aReport('broke'));
    const days = (await kept()).map(({ day, times }) => `${day} ${times}`).toSorted();
    expect(days).toEqual(['2026-11-20 1', '2026-11-20 1', '2026-11-20 1', '2026-11-20 1', '2026-11-20 2', '2026-11-21 1']);
  });

  it('takes two thousand different ones a day, then only counts those', async () => {
    const clock = noon();
    const { reports, kept } = await open(clock);
    const flood = async (from: number, to: number) => {
      const writers = Array.from({ length: 10 }, async (_, writer) => {
        for (let at = from + writer; at < to; at += 10) await reports.file(aReport(`Planted ${at}`));
      });
      await Promise.all(writers);
    };
    await flood(0, 1_990);
    await flood(1_990, 2_030);
    await reports.file(aReport('Planted 0'));
    const today = await kept();
    expect(today).toHaveLength(2_000);
    expect(today.find(({ report }) => report.error.message === 'Planted 0')?.times).toBe(2);
    clock.advance(dayMs);
    await reports.file(aReport('Planted 2029'));
    expect(await kept()).toHaveLength(2_001);
  });

  it.each(['null \0 inside', 'half a letter \ud83d', 'चाय', String.raw`a \u0000 in writing`, `it's "quoted"; drop table company`])(
    'takes %j',
    async (message) => {
      const { reports, kept } = await open(noon());
      await reports.file(aReport(message));
      expect(await kept()).toHaveLength(1);
    },
  );
}
