import { describe } from 'vitest';
import { routes as company } from '#contract/generated/company.ts';
import { routes as log } from '#contract/generated/log.ts';
import { routes as system } from '#contract/generated/system.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { httpErrorReports } from '#web/adapters/errors/http-error-reports.ts';
import { httpDataMap } from '#web/adapters/privacy/http-data-map.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeErrorReports } from '#tests/fakes/errors/fake-error-reports.ts';
import { FakeDataMap } from '#tests/fakes/privacy/fake-data-map.ts';
import { overTheWire, overTheWireInTurn } from '#tests/over-the-wire.ts';
import { meetsContract as companiesKeepThem } from './companies/companies.ts';
import { meetsContract as errorReportsKeepThem } from './errors/error-reports.ts';
import { meetsContract as dataMapKeepsThem } from './privacy/data-map.ts';

describe('companies over the wire', () => {
  const open = overTheWireInTurn();
  companiesKeepThem(async (companies) => httpCompanies((await open({ companies: new FakeCompanies(companies) })).service(company)));
});

describe('error reports over the wire', () =>
  void errorReportsKeepThem(async (clock) => {
    const errorReports = new FakeErrorReports(clock);
    const http = await overTheWire({ errorReports });
    return { reports: httpErrorReports(http.service(log)), kept: async () => errorReports.kept };
  }));

describe('the data map over the wire', () =>
  void dataMapKeepsThem(async () => {
    const dataMap = new FakeDataMap([
      {
        table: 'mill',
        trace: 'hash',
        onDeletion: 'wiped',
        purpose: 'Mills.',
        kept: { for: 'days', days: 3 },
        columns: [{ column: 'name', purpose: 'What it is called.', readBy: 'everyone' }],
      },
    ]);
    return httpDataMap((await overTheWire({ dataMap })).service(system));
  }));
