import { sql } from 'kysely';
import { describe } from 'vitest';
import { routes as review } from '#contract/generated/review.ts';
import { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlReviews } from '#server/adapters/reviews/sql-reviews.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract } from './reviews.ts';

const now = Date.UTC(2026, 10, 20);

describe('reviews in memory', () => void meetsContract(async (companies, reviews) => new FakeReviews(companies, reviews, now)));

describe('reviews in the database', () =>
  void meetsContract(async (companies, reviews) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await sql`insert into department (id, url_name, name) values (9001, 'weaving', 'Weaving')`.execute(db);
    await sql`insert into designation (id, department_id, name) values (9001, 9001, 'Weaver'), (9002, 9001, 'Dyer'), (9003, 9001, 'Spinner')`.execute(db);
    await sql`insert into city (id, name, state) values (9001, 'Surat', 'Gujarat'), (9002, 'Erode', 'Tamil Nadu')`.execute(db);
    await keepReviews(db, reviews, now);
    return new SqlReviews({ db, now, secrets: new Secrets(Buffer.alloc(32, 3)) });
  }));

describe('reviews over the wire', () =>
  void meetsContract(async (companies, reviews) => {
    const http = await overTheWire({ reviews: new FakeReviews(companies, reviews, now) });
    return httpReviews(http.service(review));
  }));
