import { Failure } from '#core/failure.ts';
import { writeEdition } from '../awards/close-edition.ts';
import { countSizes, fillSizes } from '../administration/company-sizes.ts';
import { CopyClient } from '../backup/copy-client.ts';
import { quoted } from '../backup/table-shapes.ts';
import { company, companyLocation, formerCompanyUrl, industry, location } from '../companies/company-tables.ts';
import type { Database } from '../database/database.ts';
import type { AnyTable } from '../database/table.ts';
import { companyRating, ratingWeek } from '../reviews/review-figure-tables.ts';
import { AwardsAgain } from './awards-again.ts';
import { csvLine } from './csv-intake.ts';
import { unmarkInSql } from './marked-text.ts';
import { openColumns, openTables, textColumns } from './open-tables.ts';
import { RatingsAgain } from './rating-problems.ts';
import { readDump } from './read-dump.ts';
import { dumpedAt } from './write-dump.ts';
import type { FileIntake } from './zip-in.ts';

/** Tables copied as they are, each after those it references. */
const asTheyAre: readonly AnyTable[] = [industry, location, company, companyLocation, formerCompanyUrl, ratingWeek];

interface LoadedDump {
  readonly companies: number;
  readonly ratings: number;
  readonly editions: number;
}

/** Loads a dump into a database without companies and recomputes ratings and awards; a failure before the awards loads nothing. */
export async function loadDump({ db, url }: Pick<Database, 'db' | 'url'>, file: string): Promise<LoadedDump> {
  const [ratings, awards] = [new RatingsAgain(), new AwardsAgain()];
  const raw = new Map(asTheyAre.map(({ name }) => [dumpedAt(name), new RawIntake()]));
  const readers = { ...ratings.readers, ...awards.readers };
  await readDump(file, readers, Object.fromEntries(raw));
  await db.transaction().execute(fillSizes);
  const client = await CopyClient.open(url);
  let companies = 0;
  try {
    await client.run('begin');
    const [filled] = await client.ask<{ readonly isFilled: boolean }>('select exists (select 1 from company) as "isFilled"');
    if (filled?.isFilled) throw new Failure('conflict', 'There are companies in this database already. A dump needs an empty one; nothing was changed.');
    for (const table of asTheyAre) {
      const count = await client.copyIn(targetOf(table), raw.get(dumpedAt(table.name))?.parts() ?? none(), 'csv');
      for (const column of textsOf(table)) await client.run(unmarkInSql(quoted(table.name), quoted(column)));
      if (table === company) companies = count;
    }
    const names = namesOf(companyRating);
    const lines = [names, ...ratings.made.map((row) => names.map((name) => row[name] || null))].map(csvLine);
    await client.copyIn(targetOf(companyRating), partsOf(lines), 'csv');
    await client.run('commit');
  } finally {
    await client.close();
  }
  await db.transaction().execute(countSizes);
  for (const { entrants, ...edition } of awards.editions)
    await db.transaction().execute((transaction) => writeEdition(transaction, edition, someAtATime(entrants)));
  return { companies, ratings: ratings.count, editions: awards.editions.length };
}

const atATime = 500;

function* someAtATime<Each>(all: readonly Each[]): Generator<readonly Each[]> {
  for (let at = 0; at < all.length; at += atATime) yield all.slice(at, at + atATime);
}

const openOf = (table: AnyTable) => openTables.filter((each) => each.table === table);

const namesOf = (table: AnyTable): readonly string[] => openOf(table).flatMap(openColumns);

const textsOf = (table: AnyTable): readonly string[] => openOf(table).flatMap(textColumns);

const targetOf = (table: AnyTable): string => `${quoted(table.name)} (${namesOf(table).map(quoted).join(', ')})`;

async function* none(): AsyncGenerator<Buffer> {}

async function* partsOf(lines: readonly string[]): AsyncGenerator<Buffer> {
  for (const line of lines) yield Buffer.from(line);
}

class RawIntake implements FileIntake {
  readonly #parts: Uint8Array[] = [];

  take(part: Uint8Array): void {
    this.#parts.push(part.slice());
  }

  end(): void {}

  async *parts(): AsyncGenerator<Buffer> {
    for (const part of this.#parts) yield Buffer.from(part);
  }
}
