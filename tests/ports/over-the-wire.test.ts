import { describe } from 'vitest';
import { routes as company } from '#contract/generated/company.ts';
import { routes as log } from '#contract/generated/log.ts';
import { routes as system } from '#contract/generated/system.ts';
import { HttpCompanies } from '#web/adapters/companies/http-companies.ts';
import { HttpErrorReports } from '#web/adapters/errors/http-error-reports.ts';
import { HttpRecords } from '#web/adapters/privacy/http-records.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeErrorReports } from '#tests/fakes/errors/fake-error-reports.ts';
import { FakeRecords } from '#tests/fakes/privacy/fake-records.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepsItsPromises as companiesKeepThem } from './companies/companies.ts';
import { keepsItsPromises as errorReportsKeepThem } from './errors/error-reports.ts';
import { keepsItsPromises as recordsKeepThem } from './privacy/records.ts';

describe('companies over the wire', () =>
  void companiesKeepThem(async (companies) => {
    const kept = new FakeCompanies(companies);
    return new HttpCompanies((await overTheWire({ companiesBy: () => kept })).service(company));
  }));

describe('error reports over the wire', () =>
  void errorReportsKeepThem(async (clock) => {
    const errorReports = new FakeErrorReports(clock);
    const http = await overTheWire({ errorReports });
    return { reports: new HttpErrorReports(http.service(log)), kept: async () => errorReports.kept };
  }));

describe('records over the wire', () =>
  void recordsKeepThem(async () => {
    const records = new FakeRecords([
      { table: 'mill', purpose: 'Mills.', kept: { for: 'days', days: 3 }, columns: [{ column: 'name', purpose: 'What it is called.', readBy: 'everyone' }] },
    ]);
    return new HttpRecords((await overTheWire({ records })).service(system));
  }));
