import { sql } from 'kysely';
import { describe } from 'vitest';
import { aCommunity } from '#tests/content.ts';
import { FakeQuestions, QuestionWorld } from '#tests/fakes/questions/fake-questions.ts';
import { openPostServer } from '#tests/post-server.ts';
import { keepQuestions } from '#tests/questions.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsItsPromises, knownJobs, knownSkills } from './questions.ts';

describe('questions in memory', () =>
  void keepsItsPromises(async (companies, questions) => {
    const world = new QuestionWorld(companies, questions, { jobs: knownJobs, skills: knownSkills });
    return { member: new FakeQuestions(world), guest: new FakeQuestions(world, 'guest'), moderator: new FakeQuestions(world, 'moderator') };
  }));

describe('questions in the database', () =>
  void keepsItsPromises(async (companies, questions) => {
    const server = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
    await keepInTables(server.db, companies);
    await sql`insert into department (id, url_name, name) values (9001, 'weaving', 'Weaving')`.execute(server.db);
    await sql`insert into designation (id, department_id, name) select 9000 + at, 9001, name from unnest(${[...knownJobs]}::text[]) with ordinality as job (name, at)`.execute(
      server.db,
    );
    await sql`insert into skill (id, name) select 9000 + at, name from unnest(${[...knownSkills]}::text[]) with ordinality as known (name, at)`.execute(
      server.db,
    );
    await keepQuestions(server.db, questions);
    return { member: server.aMember().questions, guest: server.guest.questions, moderator: server.aMember({ role: 'moderator' }).questions };
  }));
