import { expect, it } from 'vitest';
import type { AdministratorLog } from '#core/administration/administrator-log.ts';
import { isReceiptNumber } from '#core/account/receipt-number.ts';
import { dayMs, hourMs, minuteMs } from '#core/figures/durations.ts';
import type { DemandReports } from '#core/support/demand-report.ts';
import type { GrievanceDesk } from '#core/support/grievance-desk.ts';
import type { GrievanceDraft } from '#core/support/grievance.ts';
import type { Grievances } from '#core/support/grievances.ts';
import type { SummonsNotices } from '#core/support/summons-notices.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';

/** Guest ports of grievances and demands, and an administrator's desk. */
export interface OpenedSupport {
  readonly clock: FakeClock;
  readonly grievances: Grievances;
  readonly desk: GrievanceDesk;
  readonly log: AdministratorLog;
  readonly notices: SummonsNotices;
  readonly reports: DemandReports;
}

export const aGrievance = (known: Partial<GrievanceDraft> = {}): GrievanceDraft => ({
  kind: 'CONTENT',
  page: '/p/p8d1f0c2m7c1t8zb',
  text: 'The second line says my name.',
  ...known,
});

const key = (number: number): string => `submission-key-${String(number).padStart(4, '0')}`;

export function keepsGrievances(open: () => Promise<OpenedSupport>): void {
  it('acknowledges a grievance with number and deadline, and finds it by number (R-246, S-119)', async () => {
    const { grievances, clock } = await open();
    const today = new Date(clock.now() + 5.5 * hourMs).toISOString().slice(0, 10);
    const receipt = await grievances.file(key(1), aGrievance());
    expect(isReceiptNumber(receipt.grievanceId)).toBe(true);
    expect([receipt.receivedOn, receipt.acknowledgedOn]).toEqual([today, today]);
    expect(receipt.decideBy - clock.now()).toBeGreaterThan(6 * dayMs);
    const found = { kind: 'CONTENT', receivedOn: today, decideBy: receipt.decideBy, answer: null };
    expect(await grievances.find(receipt.grievanceId)).toEqual(found);
    await expect(grievances.find('0000-0000-0000-0000')).rejects.toMatchObject({ kind: 'missing' });
    const urgent = await grievances.file(key(2), aGrievance({ kind: 'IMITATION_OR_INTIMATE', page: null }));
    expect(urgent.decideBy).toBe(clock.now() + 2 * hourMs);
  });

  it('files a grievance once per key, and refuses other words under it (R-246)', async () => {
    const { grievances, desk } = await open();
    const first = await grievances.file(key(1), aGrievance());
    expect(await grievances.file(key(1), aGrievance())).toEqual(first);
    await expect(grievances.file(key(1), aGrievance({ text: 'Something else.' }))).rejects.toMatchObject({ code: 'SUBMISSION_REUSED' });
    expect((await grievances.file(key(2), aGrievance())).grievanceId).not.toBe(first.grievanceId);
    expect((await desk.list()).items).toHaveLength(2);
    await expect(grievances.file(key(3), aGrievance({ text: ' ' }))).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('lists what waits by its deadline and then what is answered, by pages (S-119)', async () => {
    const { grievances, desk, clock } = await open();
    for (const number of [1, 2, 3]) {
      await grievances.file(key(number), aGrievance({ text: `Case ${number}.` }));
      clock.advance(dayMs);
    }
    await grievances.file(key(4), aGrievance({ kind: 'IMITATION_OR_INTIMATE', text: 'Case 4.' }));
    const oldest = (await desk.list()).items.find(({ text }) => text === 'Case 1.');
    await desk.answer(oldest?.caseId ?? '', 'ACTED', 'It is gone.');
    const [first, texts] = [await desk.list(null, 3), (items: readonly { readonly text: string }[]) => items.map(({ text }) => text)];
    expect(texts(first.items)).toEqual(['Case 4.', 'Case 2.', 'Case 3.']);
    const second = await desk.list(first.next, 3);
    expect([texts(second.items), second.next]).toEqual([['Case 1.'], null]);
    await expect(desk.list('elsewhere')).rejects.toMatchObject({ kind: 'invalid', code: 'CURSOR_INVALID' });
  });

  it('answers a case once, for its sender, and logs it for administrators (R-246, S-123)', async () => {
    const { grievances, desk, log, clock } = await open();
    const { grievanceId } = await grievances.file(key(1), aGrievance());
    const [waiting] = (await desk.list()).items;
    expect(waiting).toMatchObject(aGrievance());
    clock.advance(dayMs);
    const caseId = waiting?.caseId ?? '';
    const answered = await desk.answer(caseId, 'NOT_ACTED', ' It breaks no rule. ');
    const answer = { outcome: 'NOT_ACTED', text: 'It breaks no rule.', answeredOn: new Date(clock.now() + 5.5 * hourMs).toISOString().slice(0, 10) };
    expect(answered).toMatchObject({ caseId, answer });
    expect(await grievances.find(grievanceId)).toMatchObject({ answer });
    await expect(desk.answer(caseId, 'ACTED', 'Again.')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(desk.answer('g0000000000000zz', 'ACTED', 'Nothing.')).rejects.toMatchObject({ kind: 'missing' });
    expect((await log.entries()).items).toMatchObject([{ action: 'grievance-answered', subject: caseId }]);
  });
}

export function countsDemands(open: () => Promise<OpenedSupport>): void {
  it('counts a summons by authority and request, once for each key (R-246, F-15)', async () => {
    const { notices, reports } = await open();
    expect(await reports.quarters()).toEqual([]);
    await notices.count(key(1), { authority: 'POLICE', asks: 'IDENTITY' });
    await notices.count(key(1), { authority: 'POLICE', asks: 'IDENTITY' });
    await notices.count(key(2), { authority: 'POLICE', asks: 'IDENTITY' });
    await notices.count(key(3), { authority: 'COURT', asks: 'REMOVAL' });
    expect(await reports.quarters()).toMatchObject([
      {
        summons: [
          { authority: 'COURT', asks: 'REMOVAL', count: 1 },
          { authority: 'POLICE', asks: 'IDENTITY', count: 2 },
        ],
        grievances: { received: 0, inTime: 0, late: 0, waiting: 0 },
      },
    ]);
  });

  it('counts grievances by quarter of arrival, and whether answered in time (F-15, F-22, S-119)', async () => {
    const { grievances, desk, reports, clock } = await open();
    await grievances.file(key(1), aGrievance({ kind: 'IMITATION_OR_INTIMATE' }));
    await grievances.file(key(2), aGrievance({ kind: 'IMITATION_OR_INTIMATE' }));
    await grievances.file(key(3), aGrievance());
    const urgent = (await desk.list()).items.filter(({ kind }) => kind === 'IMITATION_OR_INTIMATE');
    clock.advance(2 * hourMs);
    await desk.answer(urgent[0]?.caseId ?? '', 'ACTED', 'It is gone.');
    clock.advance(minuteMs);
    await desk.answer(urgent[1]?.caseId ?? '', 'ACTED', 'It is gone.');
    expect(await reports.quarters()).toMatchObject([{ begins: '2026-10-01', summons: [], grievances: { received: 3, inTime: 1, late: 1, waiting: 1 } }]);
    clock.advance(60 * dayMs);
    await grievances.file(key(4), aGrievance());
    const [waiting] = (await desk.list()).items;
    await desk.answer(waiting?.caseId ?? '', 'ACTED', 'It is gone.');
    expect((await reports.quarters()).map(({ begins, grievances: counted }) => [begins, counted])).toEqual([
      ['2027-01-01', { received: 1, inTime: 0, late: 0, waiting: 1 }],
      ['2026-10-01', { received: 3, inTime: 1, late: 2, waiting: 0 }],
    ]);
  });
}
