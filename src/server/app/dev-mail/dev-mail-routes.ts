import type { FastifyInstance } from 'fastify';
import type { Brand } from '#core/brand.ts';
import type { Clock } from '#core/clock.ts';
import type { Language } from '#core/device/preferences.ts';
import type { MemoryMails } from '#server/adapters/mail/memory-mails.ts';
import { devMailPage, devMailPolicy } from './dev-mail-page.ts';
import { preferenceIn } from '../pages/reader.ts';

interface DevMailParts {
  readonly mailbox: MemoryMails;
  readonly clock: Pick<Clock, 'now'>;
  readonly styles: readonly string[];
  readonly brand: Brand;
  readonly languages: readonly Language[];
}

export function devMailRoutes(app: FastifyInstance, { mailbox, clock, styles, brand, languages }: DevMailParts): void {
  app.get('/dev/mail', { onRequest: app.rateLimit() }, async (request, reply) =>
    reply
      .headers({ 'content-security-policy': devMailPolicy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(devMailPage(mailbox.list(), clock.now(), { preference: preferenceIn(request.headers, languages), styles, brand })),
  );
}
