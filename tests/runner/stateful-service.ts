import { fillReferences } from '#server/adapters/reference-lists/fill-references.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { personaServer, type PersonaServer } from '#tests/persona-server.ts';
import { answeringServer, textsOf } from '#openapi/checker/tests/answering.ts';
import { isDone, nothingBetween, type AskClean, type Between } from '#openapi/checker/tests/between.ts';
import { operationOf } from '#openapi/checker/tests/contracts.ts';
import type { RunningService } from '#openapi/checker/tests/service.ts';
import { keepWorld, writePosts } from './stateful-world.ts';

/** Server over a filled database on its own port. Each sign-in is a new member. */
export interface StatefulService extends Omit<RunningService, 'plant'> {
  readonly newSession: (kind: string) => Promise<Readonly<Record<string, string>>>;
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

/** Passes a minute per creation, so that order is visible. */
const askOf =
  ({ app, clock }: PersonaServer): AskClean =>
  async ({ method, url, headers, body }) => {
    const remoteAddress = headers['x-forwarded-for'] ?? '10.0.0.1';
    const own = await app.inject({ method: method as 'GET', url, headers, remoteAddress, ...(body ? { payload: body } : {}) });
    if (own.statusCode === 201) clock.advance(60_000);
    return { status: own.statusCode, headers: textsOf(own.headers), body: own.payload };
  };

/** Ends test sessions by name alone, as they are in no table. */
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
