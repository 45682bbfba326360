import { describe } from 'vitest';
import { routes } from '#contract/generated/salary.ts';
import { minuteMs } from '#core/figures/durations.ts';
import { SqlSalaries } from '#server/adapters/salaries/sql-salaries.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeSalaries } from '#tests/fakes/salaries/fake-salaries.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepSalaries, type KnownSalary } from '#tests/salaries.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract } from './salaries.ts';

describe('salaries in memory', () =>
  void meetsContract(async (companies) => {
    const salaries = new FakeSalaries(companies);
    return { salaries, keep: async (kept) => salaries.keep(kept) };
  }));

describe('salaries in the database', () =>
  void meetsContract(async (companies) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    return { salaries: new SqlSalaries({ db }), keep: (kept) => keepSalaries(db, kept) };
  }));

describe('salaries over the wire', () =>
  void meetsContract(async (companies) => {
    const salaries = new FakeSalaries(companies);
    const clock = new FakeClock();
    const http = await overTheWire({ salaries }, clock);
    const keep = async (kept: readonly KnownSalary[]) => {
      salaries.keep(kept);
      clock.advance(minuteMs);
    };
    return { salaries: httpSalaries(http.service(routes)), keep };
  }));
