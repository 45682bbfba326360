import { describe } from 'vitest';
import { SqlRecords } from '#server/adapters/privacy/sql-records.ts';
import { FakeRecords } from '#tests/fakes/privacy/fake-records.ts';
import { keepsItsPromises } from './records.ts';

describe('records written by a test', () =>
  void keepsItsPromises(
    async () =>
      new FakeRecords([
        { table: 'mill', purpose: 'Mills.', kept: { for: 'days', days: 3 }, columns: [{ column: 'name', purpose: 'What it is called.', readBy: 'everyone' }] },
      ]),
  ));

describe('records of the tables', () => void keepsItsPromises(async () => new SqlRecords()));
