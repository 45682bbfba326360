import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import type { LocalIssuer } from '#server/adapters/providers/local-issuer.ts';
import { localIssuerPath } from '#server/adapters/providers/local-issuer.ts';
import { subjectOf, type DemoMember } from '#server/demo/login/demo-members.ts';
import { refuseCrossSite } from '../http/csrf.ts';
import { choicePage, localIssuerPolicy, tooLatePage } from './local-issuer-page.ts';
import type { Origin } from '../http/origin.ts';
import type { OwnPage } from '../http/own-document.ts';
import { preferenceIn } from '../pages/reader.ts';

interface LocalIssuerParts {
  readonly issuer: LocalIssuer;
  readonly members: readonly DemoMember[];
  readonly styles: readonly string[];
  readonly brand: Brand;
  readonly languages: readonly Language[];
  readonly origin: Origin;
}

const formBytes = 1_024;
const form = 'application/x-www-form-urlencoded';

export function localIssuerRoutes(app: FastifyInstance, { issuer, members, styles, brand, languages, origin }: LocalIssuerParts): void {
  const limit = app.rateLimit({});
  const interaction = `${localIssuerPath}/visit/:uid`;
  const pageFor = (request: FastifyRequest): OwnPage => ({ preference: preferenceIn(request.headers, languages), styles, brand });

  void app.register(async (scope) => {
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: formBytes }, async (_request: FastifyRequest, body: string) => new URLSearchParams(body));

    scope.get(interaction, { onRequest: limit }, async (request, reply) => {
      const asked = await issuer.interaction(request.raw, reply.raw);
      return asked ? show(reply, choicePage(asked.provider, members, pageFor(request))) : show(reply.code(400), tooLatePage(pageFor(request)));
    });

    scope.post<{ Body: unknown }>(
      interaction,
      { onRequest: limit, preHandler: async (request) => refuseCrossSite(request, origin) },
      async (request, reply) => {
        const asked = await issuer.interaction(request.raw, reply.raw);
        if (!asked) return show(reply.code(400), tooLatePage(pageFor(request)));
        const subject = subjectIn(request.body);
        if (subject !== undefined && members.some(({ kind }) => subjectOf(kind) === subject)) await issuer.letMakeName(subject);
        const url = await issuer.decide(request.raw, reply.raw, subject);
        return reply.header('cache-control', 'no-store').redirect(url, 303);
      },
    );

    // What the script of a real job portal would hand to a page.
    scope.get(`${localIssuerPath}/one-tap`, { onRequest: limit }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(issuer.oneTapToken()),
    );

    scope.route({
      method: ['GET', 'POST'],
      url: `${localIssuerPath}/*`,
      onRequest: [limit, async (request, reply) => passOn(issuer, request, reply)],
      handler: async () => undefined,
    });
  });
}

/** Passes on requests unread, as the issuer reads them itself. */
async function passOn(issuer: LocalIssuer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const headers = reply.getHeaders();
  reply.hijack();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value);
  await issuer.answer(request.raw, reply.raw);
}

/** Chosen subject, new for a newcomer; undefined when cancelled. */
function subjectIn(body: unknown): string | undefined {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
  if (sent.has('cancel')) return undefined;
  return sent.get('subject') || `new-${randomUUID()}`;
}

const show = (reply: FastifyReply, page: string): FastifyReply =>
  reply.headers({ 'content-security-policy': localIssuerPolicy, 'cache-control': 'no-store' }).type('text/html; charset=utf-8').send(page);
