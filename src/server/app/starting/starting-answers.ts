import type { IncomingMessage, RequestListener } from 'node:http';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import { preferenceIn } from '../pages/reader.ts';
import { startingPage, startingPolicy } from './starting-page.ts';
import { headersFor } from '../http/headers.ts';
import type { OwnPage } from '../http/own-document.ts';
import { problemOf, problemType } from '../http/problem.ts';
import { newRequestId } from '../http/request-id.ts';
import { isForMachines } from '../http/request-url.ts';

/** Delay before a browser reloads and a program may retry. */
const againSeconds = '2';

interface Starting {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers 503 with a page that reloads by `Refresh`, never resending a form; alive (`/healthz`), not ready (`/readyz`). */
export function startingAnswers(brand: Brand, isUnmarked: boolean, languages: readonly Language[]): RequestListener {
  return (request, response) => {
    const { status, headers, body } = answerTo(request, { brand, isUnmarked }, languages);
    const bytes = Buffer.from(body);
    // Nothing is read of what was sent, and the next request comes to the server that is ready by then.
    response.writeHead(status, { ...headers, 'content-length': bytes.length, 'cache-control': 'no-store', connection: 'close' });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}

function answerTo(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  named: Pick<OwnPage, 'brand' | 'isUnmarked'>,
  languages: readonly Language[],
): Starting {
  const path = url.split('?', 1)[0] ?? '/';
  const requestId = newRequestId();
  const always = headersFor(requestId, undefined);
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && path === '/healthz') return { status: 200, headers: { ...always, 'content-type': 'application/json; charset=utf-8' }, body: '{"status":"ok"}' };
  const later = { ...always, 'retry-after': againSeconds };
  if (!/\btext\/html\b/.test(headers.accept ?? '') || isForMachines(path))
    return { status: 503, headers: { ...later, 'content-type': problemType }, body: JSON.stringify(problemOf(new Failure('offline'), requestId)) };
  const ofPage = { 'content-security-policy': startingPolicy, 'content-type': 'text/html; charset=utf-8', vary: 'Cookie, Accept-Language' };
  const leadOn = isRead ? { refresh: againSeconds } : undefined;
  return { status: 503, headers: { ...later, ...ofPage, ...leadOn }, body: startingPage({ preference: preferenceIn(headers, languages), ...named }, !isRead) };
}
