import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest } from '#contract/rendered-page.ts';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import { mailLinkPath, mailLinkPurposes, type MailLinkPurpose } from '#core/mail/mail-links.ts';
import type { OwnPage } from '../http/own-document.ts';
import { preferenceIn } from '../pages/reader.ts';
import { limitByNetwork } from '../traffic/rate-limits.ts';
import { askPage, mailLinkPolicy, outcomePage, type LinkOutcome } from './mail-link-page.ts';

interface MailLinkParts {
  readonly ask: PageRequest['ask'];
  readonly styles: readonly string[];
  readonly brand: Brand;
  readonly languages: readonly Language[];
}

const bodyBytes = 4_096;

const operations: Readonly<Record<MailLinkPurpose, string>> = {
  confirm: '/api/user/user/mail-address/confirmation',
  leave: '/api/user/user/unsubscription',
};

interface LinkRoute {
  Params: { readonly token: string };
}

/** Acts on button press or one-click form (RFC 8058), never on loading; only the token counts, no session. */
export function mailLinkRoutes(app: FastifyInstance, { ask, styles, brand, languages }: MailLinkParts): void {
  const limit = app.rateLimit(limitByNetwork);
  const pageFor = (request: FastifyRequest): OwnPage => ({ preference: preferenceIn(request.headers, languages), styles, brand });
  void app.register(async (scope) => {
    for (const form of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(form, { parseAs: 'buffer', bodyLimit: bodyBytes }, async () => undefined);
    for (const purpose of mailLinkPurposes) {
      const url = mailLinkPath(purpose, ':token');
      scope.get(url, { onRequest: limit }, async (request, reply) => show(reply, askPage(purpose, pageFor(request))));
      scope.post<LinkRoute>(url, { onRequest: limit }, async (request, reply) => {
        const outcome = await outcomeOf(ask, purpose, request.params.token);
        return show(reply.code(statuses[outcome]), outcomePage(purpose, outcome, pageFor(request)));
      });
    }
  });
}

const statuses: Readonly<Record<LinkOutcome, number>> = { done: 200, over: 400, later: 503 };

async function outcomeOf(ask: PageRequest['ask'], purpose: MailLinkPurpose, token: string): Promise<LinkOutcome> {
  const headers = { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin' };
  const { status } = await ask({ method: 'POST', url: operations[purpose], headers, body: JSON.stringify({ token }) });
  if (status < 300) return 'done';
  return status < 500 && status !== 429 ? 'over' : 'later';
}

const show = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': mailLinkPolicy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(page);
