import { sql } from 'kysely';
import { describe } from 'vitest';
import { routes } from '#contract/generated/interviews/questions.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import { httpQuestions } from '#web/adapters/questions/http-questions.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { aCommunity } from '#tests/content.ts';
import { FakeQuestions, QuestionWorld } from '#tests/fakes/questions/fake-questions.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPostServer, type PostServer } from '#tests/post-server.ts';
import { keepQuestions } from '#tests/questions.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { keepsItsPromises, knownJobs, knownSkills, type OpenQuestions } from './questions.ts';

describe('questions in memory', () =>
  void keepsItsPromises(async (companies, questions) => {
    const world = new QuestionWorld(companies, questions, { jobs: knownJobs, skills: knownSkills });
    return { member: new FakeQuestions(world), guest: new FakeQuestions(world, 'guest'), moderator: new FakeQuestions(world, 'moderator') };
  }));

/** A server whose database holds this world. */
async function openedServer(companies: Parameters<OpenQuestions>[0], questions: Parameters<OpenQuestions>[1]): Promise<PostServer> {
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
  return server;
}

describe('questions in the database', () =>
  void keepsItsPromises(async (companies, questions) => {
    const server = await openedServer(companies, questions);
    return { member: server.aMember().questions, guest: server.guest.questions, moderator: server.aMember({ role: 'moderator' }).questions };
  }));

describe('questions over the wire', () =>
  void keepsItsPromises(async (companies, questions) => {
    const server = await openedServer(companies, questions);
    const seenBy = async (caller?: Caller) =>
      httpQuestions(browserOf(await appOver(server, { holding: async () => caller }), server.clock, caller ? { AT: 'token' } : {}).service(routes));
    const [member, moderator] = [server.aMember(), server.aMember({ role: 'moderator' })];
    return { member: await seenBy(member.caller), guest: await seenBy(), moderator: await seenBy(moderator.caller) };
  }));
