import type { FastifyRequest } from 'fastify';
import type { DrawnMarks, HydrationAnswer, LaterPart, MemberPart, WireMarks } from '#contract/hydration-data.ts';
import type { PageRequest } from '#contract/rendered-page.ts';
import type { MarkedThings } from '#core/votes/own-marks.ts';
import type { RequestContexts, WebRequestContext } from '../http/request-contexts.ts';

interface OwnPartsConfig {
  readonly contexts: Pick<RequestContexts, 'whileOpening'>;
  readonly ask: PageRequest['ask'];
}

export class OwnParts {
  readonly #contexts: OwnPartsConfig['contexts'];
  readonly #ask: PageRequest['ask'];

  constructor({ contexts, ask }: OwnPartsConfig) {
    this.#contexts = contexts;
    this.#ask = ask;
  }

  /** Session and marks of a member, or a note to fetch them later where the server fails. */
  async of(context: WebRequestContext, request: FastifyRequest, marked?: MarkedThings): Promise<MemberPart | LaterPart> {
    const headers = { appid: '999', systemid: 'AB_WEB', cookie: context.jar.carried, 'user-agent': request.headers['user-agent'] ?? '' };
    const get = async (url: string): Promise<HydrationAnswer> => {
      const { status, body } = await this.#ask({ method: 'GET', url, headers });
      return { url, status, body };
    };
    return this.#contexts.whileOpening(context, async () => {
      const [session, marks] = await Promise.all([get('/api/login/session'), marked && hasAny(marked) ? get(marksUrl(marked)) : undefined]);
      return session.status === 200 ? { answers: [session], ...(marks && marked && saidIn(marks, marked)) } : laterPart;
    });
  }

  async listsOf(context: WebRequestContext, request: FastifyRequest, marked: MarkedThings): Promise<Pick<MemberPart, 'lists'>> {
    if (!isListed(marked)) return {};
    const part = await this.of(context, request, { ...marked, ids: [], hasCommunities: false });
    return 'lists' in part ? { lists: part.lists } : {};
  }
}

/** Tells the browser to fetch the member part itself. */
export const laterPart: LaterPart = { later: true };

const isDrawn = ({ ids, hasCommunities }: MarkedThings): boolean => ids.length > 0 || hasCommunities;

const isListed = ({ companies, jobs, contributions }: MarkedThings): boolean => companies.length + jobs.length + contributions.length > 0;

const hasAny = (things: MarkedThings): boolean => isDrawn(things) || isListed(things);

export function marksUrl({ hasCommunities, ...ids }: MarkedThings): string {
  const lists = Object.entries(ids).flatMap(([name, all]) => all.map((id): [string, string] => [name, id]));
  return `/api/feed/v1/marks?${new URLSearchParams([...lists, ['communities', String(hasCommunities)]]).toString()}`;
}

/** Marks and lists; a missing answer makes the browser ask again. */
function saidIn({ status, body }: HydrationAnswer, things: MarkedThings): Pick<MemberPart, 'marks' | 'lists'> {
  const answer = status === 200 ? (JSON.parse(body) as WireMarks) : undefined;
  const { votes, choices, areOthers }: DrawnMarks = answer ?? { votes: [], choices: [], areOthers: isDrawn(things) };
  const { jobs, contributions } = things;
  return {
    ...((areOthers || votes.length + choices.length > 0) && { marks: { votes, choices, areOthers } }),
    ...(answer &&
      isListed(things) && { lists: { follows: answer.follows ?? [], jobs, saved: answer.saved ?? [], contributions, helpful: answer.helpful ?? [] } }),
  };
}
