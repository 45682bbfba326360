import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { dayMs } from '#core/figures/durations.ts';
import { screens } from '#core/navigation/screens.ts';
import type { Origin } from '../http/origin.ts';

const securityTextPath = '/.well-known/security.txt';

/** Validity of the file; RFC 9116 recommends less than a year. */
const holdsDays = 180;

interface SecurityText {
  readonly contactMail: string | undefined;
  readonly at: string;
  readonly nowMs: number;
}

/** Contact for vulnerabilities (RFC 9116); falls back to the contact page. */
const securityTextOf = ({ contactMail, at, nowMs }: SecurityText): string =>
  [
    ...(contactMail === undefined ? [] : [`Contact: mailto:${encodeURI(contactMail)}`]),
    `Contact: ${at}${screens.contact}`,
    `Expires: ${new Date(Math.floor(nowMs / dayMs + holdsDays) * dayMs).toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${at}${securityTextPath}`,
    `Policy: ${at}${screens.termsOfUse}#security`,
    '',
  ].join('\n');

interface SecurityTextParts extends Pick<SecurityText, 'contactMail'> {
  readonly clock: Pick<Clock, 'now'>;
  readonly origin: Origin;
}

/** Computes the expiry on request. */
export function securityTextRoute(app: FastifyInstance, { contactMail, clock, origin }: SecurityTextParts): void {
  app.get(securityTextPath, { onRequest: app.rateLimit({}) }, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=600')
      .type('text/plain; charset=utf-8')
      .send(securityTextOf({ contactMail, at: origin.of(request), nowMs: clock.now() })),
  );
}
