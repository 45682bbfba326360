import { expect, it } from 'vitest';
import { hourMs } from '#core/figures/durations.ts';
import { grievanceFinding } from '#scripts/doctor/grievance-finding.ts';
import { aGrievance } from '#tests/ports/support/support.ts';
import { aPostServer } from '#tests/posts/helpers.ts';

it('the doctor counts waiting grievances, and calls an overdue one wrong (R-246, S-119)', async () => {
  const server = await aPostServer();
  const { grievanceDesk } = server.aMember({ role: 'administrator' });
  const finding = () => grievanceFinding(server, server.clock.now());
  expect(await finding()).toEqual({ verdict: 'ok', part: 'grievances', sentence: 'None waits.' });
  await server.guest.grievances.file('submission-key-0001', aGrievance());
  await server.guest.grievances.file('submission-key-0002', aGrievance({ kind: 'IMITATION_OR_INTIMATE' }));
  expect(await finding()).toMatchObject({ verdict: 'ok', sentence: '2 wait, and none is overdue.' });
  server.clock.advance(3 * hourMs);
  expect(await finding()).toMatchObject({ verdict: 'wrong', sentence: '1 of 2 that wait is overdue. Answer at /administration?part=grievances.' });
  const [urgent] = (await grievanceDesk.list()).items;
  await grievanceDesk.answer(urgent?.caseId ?? '', 'ACTED', 'It is gone.');
  expect(await finding()).toMatchObject({ verdict: 'ok', sentence: '1 waits, and none is overdue.' });
});
