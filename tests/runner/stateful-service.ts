import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { personaServer, type PersonaServer } from '#tests/persona-server.ts';
import { answeringServer, textsOf } from '#openapi/checker/tests/answering.ts';
import { isDone, nothingBetween, type AskClean, type Between } from '#openapi/checker/tests/between.ts';
import { operationOf } from '#openapi/checker/tests/contracts.ts';
import type { RunningService } from '#openapi/checker/tests/service.ts';
import { keepWorld, writePosts } from './stateful-world.ts';

/** A server over a database, with things of many kinds in it, behind its own port. Who signs in is new each time. */
export interface StatefulService extends Omit<RunningService, 'plant'> {
  readonly newSession: (kind: string) => Promise<Readonly<Record<string, string>>>;
  /** Puts something before it from now on. */
  plant(between: Between): void;
}

export async function startStateful(): Promise<StatefulService> {
  const persona = await personaServer({
    settings: { trustProxy: [], publicOrigin: undefined, rateLimit: 1_000_000, memberLimit: 1_000_000, signInLimit: 500, showKit: false },
  });
  await fillReferences(persona.db);
  await keepWorld(persona);
  await writePosts(persona);
  const ask = withEnds(askOf(persona));
  let between = nothingBetween;
  const { baseUrl, close } = await answeringServer((asked) => between(asked, ask));
  return {
    baseUrl,
    plant: (other) => (between = other),
    newSession: async (kind) => ({ cookie: `AT=${await sessionOf(persona, kind)}` }),
    close: async () => {
      await close();
      await persona.app.close();
    },
  };
}

/** A minute goes by with everything that is created, so that the order of things can be seen. */
const askOf =
  ({ app, clock }: PersonaServer): AskClean =>
  async ({ method, url, headers, body }) => {
    const remoteAddress = headers['x-forwarded-for'] ?? '10.0.0.1';
    const own = await app.inject({ method: method as 'GET', url, headers, remoteAddress, ...(body ? { payload: body } : {}) });
    if (own.statusCode === 201) clock.advance(60_000);
    return { status: own.statusCode, headers: textsOf(own.headers), body: own.payload };
  };

/** Sessions of tests are in no table, so that nothing but their names ends with them. */
function withEnds(ask: AskClean): AskClean {
  const ended = new Set<string>();
  const nameOf = (cookie = ''): string => /(?:^|;\s*)AT=([^;]*)/.exec(cookie)?.[1] ?? '';
  return async (asked) => {
    const { cookie } = asked.headers;
    const name = nameOf(cookie);
    const isEnded = ended.has(name);
    const answered = await ask(isEnded ? { ...asked, headers: { ...asked.headers, cookie: 'AT=ended' } } : asked);
    const ends = operationOf(asked)?.pointer.at('x-ends-session')?.value === true;
    if (ends && isDone(answered) && name !== '') ended.add(name);
    return answered;
  };
}

async function sessionOf(persona: PersonaServer, kind: string): Promise<string> {
  if (kind === 'moderator' || kind === 'administrator') return persona.signIn({ role: kind });
  const session = await persona.signIn({ isReader: kind !== 'newcomer' });
  if (kind !== 'writer') return session;
  const send = async (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<object> => {
    const answer = await persona.ask(path, { method: 'POST', session, body, headers });
    if (answer.statusCode >= 300) throw new Error(`${path} answers ${answer.payload}`);
    return answer.json() as object;
  };
  const work = { careerStatusType: 'working', careerData: { companyName: 'Pravaha Cloudworks' } };
  const { careerStatusId } = (await send('/api/user/user/career-status', work)) as { readonly careerStatusId: string };
  const details = { departmentId: 1, industryId: 1, jobProfile: 'Product Manager', tagId: 0, roleId: null, jobLocation: 'Pune' };
  await send(`/api/user/user/career-status/${careerStatusId}`, details, { 'X-HTTP-Method-Override': 'PUT' });
  await persona.tokenFor(session, new PersonaKey());
  return session;
}
