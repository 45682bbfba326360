import { describe, expect, it } from 'vitest';
import { routes as administration } from '#contract/generated/administration.ts';
import { routes } from '#contract/generated/support.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { FakeAdministratorLog } from '#tests/fakes/administration/fake-administrator-log.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeDemands } from '#tests/fakes/support/fake-demands.ts';
import { FakeSupport } from '#tests/fakes/support/fake-support.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { aPostServer } from '#tests/posts/helpers.ts';
import { httpAdministratorLog } from '#web/adapters/administration/http-administrator-log.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpDemandReports } from '#web/adapters/support/http-demand-reports.ts';
import { httpGrievanceDesk } from '#web/adapters/support/http-grievance-desk.ts';
import { httpGrievances } from '#web/adapters/support/http-grievances.ts';
import { httpSummonsNotices } from '#web/adapters/support/http-summons-notices.ts';
import { countsDemands, keepsGrievances, type OpenedSupport } from './support.ts';

const inMemory = async (): Promise<OpenedSupport> => {
  const [clock, log] = [new FakeClock(), new FakeAdministratorLog()];
  const demands = new FakeDemands(clock);
  const support = new FakeSupport(clock, demands, log);
  return { clock, grievances: support, desk: support, log, notices: demands, reports: demands };
};

const inTheDatabase = async (): Promise<OpenedSupport> => {
  const server = await aPostServer();
  const { grievanceDesk: desk, administratorLog: log } = server.aMember({ role: 'administrator' });
  const { grievances, summonsNotices: notices, demandReports: reports } = server.guest;
  return { clock: server.clock, grievances, desk, log, notices, reports };
};

const overTheWire = async (): Promise<OpenedSupport> => {
  const server = await aPostServer();
  const { caller } = server.aMember({ role: 'administrator' });
  const app = await appOver(server, { holding: async () => caller });
  const signedIn = browserOf(app, server.clock, { AT: 'token' });
  const support = signedIn.under(asNobody, routes);
  return {
    clock: server.clock,
    grievances: httpGrievances(support),
    desk: httpGrievanceDesk(signedIn.service(routes)),
    log: httpAdministratorLog(signedIn.service(administration)),
    notices: httpSummonsNotices(support),
    reports: httpDemandReports(browserOf(app, server.clock, { AT: 'token' }).service(routes)),
  };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('support, %s', (_where, open) => {
  describe('grievances', () => void keepsGrievances(open));
  describe('demands', () => void countsDemands(open));
});

describe('the desk of grievances (R-246, S-119)', () => {
  it.each(['member', 'moderator'] as const)('is not there for a %s', async (role) => {
    const { grievanceDesk } = (await aPostServer()).aMember({ role });
    await expect(grievanceDesk.list()).rejects.toMatchObject({ kind: 'missing' });
    await expect(grievanceDesk.answer('g0000000000000zz', 'ACTED', 'No.')).rejects.toMatchObject({ kind: 'missing' });
  });
});
