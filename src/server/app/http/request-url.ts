import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Path and query, without any host named in the request line. */
export const urlOf = ({ raw }: FastifyRequest): string => (raw.url ?? '/').replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/';

export const pathAsked = (request: FastifyRequest): string => urlOf(request).split('?', 1)[0] ?? '/';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export const wantsPage = ({ method, headers }: Pick<Asked, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

/** URLs that never show a page. */
export const isForMachines = (path: string): boolean => /^\/(api|images|media|static|ws)(\/|$)/.test(path) || /\/\.|\.[a-z0-9]{1,5}$/i.test(path);

/** Earlier versions of paths, which answer as the third. */
const earlier = /^(\/api\/user\/user\/)v[12](?=\/(?:work-experience|education)(?:[/?]|$))/;

/** Takes broken escapes literally for people, who see a missing page; programs get an error. */
export function routedUrl(request: Asked): string {
  const url = (request.url ?? '/').replace(earlier, '$1v3');
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
