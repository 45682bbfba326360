import { describe } from 'vitest';
import { routes } from '#contract/generated/awards.ts';
import { SqlAwards } from '#server/adapters/awards/sql-awards.ts';
import { aDatabase, testSecrets } from '#tests/database.ts';
import { FakeAwards } from '#tests/fakes/awards/fake-awards.ts';
import { keepAwards } from '#tests/fakes/awards/keep-awards.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { httpAwards } from '#web/adapters/awards/http-awards.ts';
import { keepsAwards } from './awards.ts';

describe('the awards in memory', () => void keepsAwards(async (backend) => new FakeAwards(backend)));

describe('the awards in the database', () =>
  void keepsAwards(async (backend) => {
    const { db } = await aDatabase();
    await keepAwards(db, backend);
    return new SqlAwards({ db, secrets: testSecrets });
  }));

describe('the awards over the wire', () =>
  void keepsAwards(async (backend) => httpAwards((await overTheWire({ awards: new FakeAwards(backend) })).service(routes))));
