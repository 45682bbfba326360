import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Path and query as they were asked, whether or not the request line named a host before them. */
export const urlOf = ({ raw }: FastifyRequest): string => (raw.url ?? '/').replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/';

export const pathAsked = (request: FastifyRequest): string => urlOf(request).split('?', 1)[0] ?? '/';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Whether a person comes there to see a page. */
export const wantsPage = ({ method, headers }: Pick<Asked, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

/** URLs that are never a page, so that nothing opened there is ever drawn as one. */
export const isForMachines = (path: string): boolean => /^\/(api|images|media|static|ws)(\/|$)/.test(path) || /\/\.|\.[a-z0-9]{1,5}$/i.test(path);

/** The URL by which a request finds its route. A path whose escapes stand for no letters is taken as it is written for a person, who then reads in words that nothing is there; a program gets the answer that it cannot be read. */
export function routedUrl(request: Asked): string {
  const { url = '/' } = request;
  const [path = '/'] = url.split('?', 1);
  if (!path.includes('%') || isReadable(path) || !wantsPage(request) || isForMachines(path)) return url;
  return `${path.replaceAll('%', '%25')}${url.slice(path.length)}`;
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
