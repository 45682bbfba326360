import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/adapters/database/database-failure.ts';
import type { Logger } from '../process/log.ts';
import { isOurs, problemOf, problemType } from './problem.ts';

const retryAfterSeconds: Readonly<Record<number, string>> = { 429: '60', 503: '2' };

/** Answers everything that goes wrong with a problem, and writes into the log what is our own mistake, and that the database is away. */
export function answerProblems(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, log));
}

/** Sends every failure as a problem, wherever it was noticed. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger): FastifyReply {
  const problem = problemOf(error, request.id);
  const line = { err: error, requestId: request.id, route: request.routeOptions.url };
  if (isOurs(problem)) log.error(line, 'A request broke');
  else if (isDatabaseAway(error)) log.warn(line, 'A request could not be answered just now');
  for (const stale of ['etag', 'content-encoding', 'vary', 'last-modified']) reply.removeHeader(stale);
  const retryAfter = retryAfterSeconds[problem.status];
  if (retryAfter && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter);
  return reply.code(problem.status).header('cache-control', 'no-store').type(problemType).send(JSON.stringify(problem));
}
