import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/adapters/database/database-failure.ts';
import type { Logger } from '../process/log.ts';
import { TooBusy } from '../traffic/overload.ts';
import { TimedOut } from '../traffic/timeout.ts';
import { isOurs, problemOf, problemType, type Problem } from './problem.ts';

const retryAfterSeconds: Readonly<Record<number, string>> = { 429: '60', 503: '2' };

/** Page and CSP showing a problem; undefined where the problem is the answer. */
export type PageOfProblem = (error: unknown, request: FastifyRequest, problem: Problem) => { readonly markup: string; readonly policy: string } | undefined;

/** Logs the server's own errors and outages; a busy database is no warning. */
export function answerProblems(app: FastifyInstance, log: Logger, pageOf: PageOfProblem): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, log, pageOf));
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger, pageOf?: PageOfProblem): FastifyReply {
  const problem = problemOf(error, request.id, request.routeOptions.config.takesBytes);
  const line = { err: error, requestId: request.id, route: request.routeOptions.url };
  if (isOurs(problem)) log.error(line, 'A request broke');
  else if (problem.status === 503 && !isProbe(request) && !(error instanceof TooBusy))
    log[isDatabaseAway(error) ? 'warn' : 'info'](line, 'A request could not be answered just now');
  if (error instanceof TimedOut) tellEnd(error, line, log);
  for (const stale of ['etag', 'content-encoding', 'vary', 'last-modified']) reply.removeHeader(stale);
  // The web server would close the connection below the body that still comes, and most clients would see that and not the answer: the rest is read and thrown away.
  if (problem.status === 413) reply.removeHeader('connection');
  const retryAfter = retryAfterSeconds[problem.status];
  if (retryAfter && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
  reply.code(problem.status).header('cache-control', 'no-store');
  const page = pageOf?.(error, request, problem);
  if (!page) return reply.type(problemType).send(JSON.stringify(problem));
  return reply.headers({ 'content-security-policy': page.policy, 'referrer-policy': 'no-referrer' }).type('text/html; charset=utf-8').send(page.markup);
}

/** Keeps readiness refusals out of the log. */
const isProbe = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === '/readyz';

/** Logs how work ended after its request timed out. */
function tellEnd({ work }: TimedOut, { requestId, route }: { readonly requestId: string; readonly route: string | undefined }, log: Logger): void {
  void work.then(
    () => log.info({ requestId, route }, 'A request that took too long was done after all'),
    (err: unknown) => log.info({ err, requestId, route }, 'A request that took too long failed'),
  );
}
