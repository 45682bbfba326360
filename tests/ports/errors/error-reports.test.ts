import { describe } from 'vitest';
import type { ErrorReport } from '#core/errors/error-report.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlErrorReports } from '#server/adapters/errors/sql-error-reports.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { aDatabase, testDeclarations } from '#tests/database.ts';
import { FakeErrorReports, type StoredErrorReport } from '#tests/fakes/errors/fake-error-reports.ts';
import { meetsContract } from './error-reports.ts';

describe('error reports in memory', () =>
  void meetsContract(async (clock) => {
    const reports = new FakeErrorReports(clock);
    return { reports, kept: async () => reports.kept };
  }));

describe('error reports in the database', () =>
  void meetsContract(async (clock) => {
    const { db } = await aDatabase();
    return {
      reports: new SqlErrorReports(
        new PseudonymScope({ ...testDeclarations, db, clock, secrets: new Secrets(Buffer.alloc(32, 7)), context: { caller: undefined } }),
      ),
      kept: async () => (await db.selectFrom('error_report').selectAll().execute()).map(keptIn),
    };
  }));

const keptIn = ({
  day,
  times,
  name,
  message,
  stack,
  display,
  screen,
  operation,
  kind,
  status,
  request_id: requestId,
}: { readonly [Column in keyof Tables['error_report']]: unknown }): StoredErrorReport =>
  withoutNulls({
    day,
    times,
    report: withoutNulls({ error: withoutNulls({ name, message, stack }), display, screen, operation, kind, status, requestId }) as unknown as ErrorReport,
  }) as unknown as StoredErrorReport;

const withoutNulls = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
