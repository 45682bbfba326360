import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Failure } from '#core/failure.ts';
import { headersFor } from './headers.ts';
import type { Logger } from '../process/log.ts';
import type { Origin } from './origin.ts';
import { refuseAltered } from './persona-signature.ts';
import { sendProblem } from './problem-answers.ts';
import { newRequestId } from './request-id.ts';
import { routedUrl } from './request-url.ts';
import type { Settings } from '../config/settings.ts';
import { answerUnreadable, connectionLimits, refuseTunnel } from './socket-answers.ts';
import { strictJson } from '#openapi/read/strict-json.ts';

/** Strict JSON and request ids, without routes. */
export function openApp(log: Logger, trustProxy: Settings['trustProxy'], origin: Origin): FastifyInstance {
  const app = fastify({
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    genReqId: newRequestId,
    requestIdHeader: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    bodyLimit: 65_536,
    requestTimeout: 12_000,
    keepAliveTimeout: 30_000,
    http: connectionLimits,
    rewriteUrl: routedUrl,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) =>
      sendProblem(error, request, (reply as unknown as FastifyReply).headers(headersFor(request.id, origin.hstsOf(request))), log),
    routerOptions: { maxParamLength: 500 },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => jsonOf(request, asSent(request, body)));
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => asSent(request, body));
  app.server.on('connect', (_request, socket) => refuseTunnel(socket));
  return app;
}

/** Leaves a deletion without a body, whatever type it names. */
const jsonOf = ({ method }: FastifyRequest, body: Buffer): unknown => (method === 'DELETE' && body.length === 0 ? undefined : strictJson(body));

function asSent(request: FastifyRequest, body: Buffer): Buffer {
  if (request.headers['content-encoding'] !== undefined)
    throw new Failure('invalid', 'Send the body as it is, not compressed.', { code: 'MEDIA_TYPE_UNSUPPORTED' });
  refuseAltered(request, body);
  return body;
}
