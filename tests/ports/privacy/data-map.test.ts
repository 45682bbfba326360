import { describe } from 'vitest';
import { SqlDataMap } from '#server/adapters/privacy/sql-data-map.ts';
import { FakeDataMap } from '#tests/fakes/privacy/fake-data-map.ts';
import { meetsContract } from './data-map.ts';
import { testDeclarations } from '#tests/database.ts';

describe('a data map written by a test', () =>
  void meetsContract(
    async () =>
      new FakeDataMap([
        {
          table: 'mill',
          trace: 'hash',
          onDeletion: 'wiped',
          purpose: 'Mills.',
          kept: { for: 'days', days: 3 },
          columns: [{ column: 'name', purpose: 'What it is called.', readBy: 'everyone' }],
        },
      ]),
  ));

describe('the data map of the tables', () => void meetsContract(async () => new SqlDataMap(testDeclarations)));
