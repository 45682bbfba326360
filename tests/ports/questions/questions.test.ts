import { sql } from 'kysely';
import { describe } from 'vitest';
import { routes } from '#contract/generated/interviews/questions.ts';
import { httpQuestions } from '#web/adapters/questions/http-questions.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { aKnownWriter } from '#tests/anonymity/keyed-browser.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aCommunity } from '#tests/content.ts';
import { FakeQuestions, QuestionBackend } from '#tests/fakes/questions/fake-questions.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPostServer, type PostServer } from '#tests/post-server.ts';
import { keepQuestions } from '#tests/questions.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract, knownJobs, knownSkills, type OpenQuestions } from './questions.ts';

describe('questions in memory', () =>
  void meetsContract(async (companies, questions) => {
    const backend = new QuestionBackend(companies, questions, { jobs: knownJobs, skills: knownSkills });
    return { member: new FakeQuestions(backend), guest: new FakeQuestions(backend, 'guest'), moderator: new FakeQuestions(backend, 'moderator') };
  }));

async function fill(server: PostServer, companies: Parameters<OpenQuestions>[0], questions: Parameters<OpenQuestions>[1]): Promise<void> {
  await keepInTables(server.db, companies);
  await sql`insert into department (id, url_name, name) values (9001, 'weaving', 'Weaving')`.execute(server.db);
  await sql`insert into designation (id, department_id, name) select 9000 + at, 9001, name from unnest(${[...knownJobs]}::text[]) with ordinality as job (name, at)`.execute(
    server.db,
  );
  await sql`insert into skill (id, name) select 9000 + at, name from unnest(${[...knownSkills]}::text[]) with ordinality as known (name, at)`.execute(
    server.db,
  );
  await keepQuestions(server.db, questions);
}

describe('questions in the database', () =>
  void meetsContract(async (companies, questions) => {
    const server = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
    await fill(server, companies, questions);
    return { member: server.aMember().questions, guest: server.guest.questions, moderator: server.aMember({ role: 'moderator' }).questions };
  }));

describe('questions over the wire', () =>
  void meetsContract(async (companies, questions) => {
    const server = await openPersonaServer();
    await fill(server, companies, questions);
    const asked = (http: Http) => httpQuestions(http.service(routes));
    const moderator = await server.signIn({ role: 'moderator' });
    return {
      member: asked((await aKnownWriter(server)).http),
      guest: asked(browserOf(server.app, server.clock)),
      moderator: asked(browserOf(server.app, server.clock, { AT: moderator })),
    };
  }));
