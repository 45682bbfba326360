import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/administration.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { FakeAdministeredCompanies } from '#tests/fakes/administration/fake-administered-companies.ts';
import { FakeCompanyFiles } from '#tests/fakes/administration/fake-company-files.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { aPostServer } from '#tests/posts/helpers.ts';
import { httpAdministeredCompanies } from '#web/adapters/administration/http-administered-companies.ts';
import { httpCompanyFiles } from '#web/adapters/administration/http-company-files.ts';
import { keepsCompanyFiles, type OpenedFiles } from './company-files.ts';

const koyal = { name: 'Koyal Pay', website: '', city: 'Pune', industry: 'Payments' };

const inMemory = async (): Promise<OpenedFiles> => {
  const companies = new FakeAdministeredCompanies();
  await companies.add(koyal);
  return { files: new FakeCompanyFiles(companies), companies };
};

const inTheDatabase = async (): Promise<OpenedFiles> => {
  const { companyFiles: files, administeredCompanies: companies } = (await aPostServer()).aMember({ role: 'administrator' });
  await companies.add(koyal);
  return { files, companies };
};

const overTheWire = async (): Promise<OpenedFiles> => {
  const server = await aPostServer();
  const { caller, administeredCompanies } = server.aMember({ role: 'administrator' });
  await administeredCompanies.add(koyal);
  const app = await appOver(server, { holding: async () => caller });
  const administration = browserOf(app, server.clock, { AT: 'token' }).service(routes);
  return { files: httpCompanyFiles(administration), companies: httpAdministeredCompanies(administration) };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('files of companies, %s', (_where, open) => void keepsCompanyFiles(open));

describe('files of companies', () => {
  it.each(['member', 'moderator'] as const)('are taken from no %s', async (role) => {
    const { companyFiles } = (await aPostServer()).aMember({ role });
    await expect(companyFiles.take({ text: 'name,industry\nBetwa,Steel\n', answers: [] })).rejects.toMatchObject({ kind: 'missing' });
  });

  it('are in the log of administrators, by the name of who took them', async () => {
    const { companyFiles, administratorLog } = (await aPostServer()).aMember({ role: 'administrator' });
    const answers = [{ kind: 'industry', name: 'Steel', becomes: 'Steel' }] as const;
    await companyFiles.take({ text: 'name,industry\nBetwa,Steel\n', answers });
    expect((await administratorLog.entries()).items).toMatchObject([{ action: 'company-added', subject: 'Betwa', byHost: false }]);
  });
});
