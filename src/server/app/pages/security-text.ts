import type { FastifyInstance } from 'fastify';
import type { Clock } from '#core/clock.ts';
import { dayMs } from '#core/figures/durations.ts';
import { screens } from '#core/navigation/screens.ts';
import type { Origin } from '../http/origin.ts';

/** The path of the file that tells who hears of a weakness (RFC 9116). */
const securityTextPath = '/.well-known/security.txt';

/** A reader may rely on the file for this long; RFC 9116 recommends less than a year. */
const holdsDays = 180;

interface SecurityText {
  readonly contactMail: string | undefined;
  /** Scheme and host of the pages. */
  readonly at: string;
  readonly nowMs: number;
}

/** The text that tells who hears of a weakness. Without an address of mail that is the page of contacts. */
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

/** Serves the file to everyone, with a day of expiry that is made as it is asked for. */
export function securityTextRoute(app: FastifyInstance, { contactMail, clock, origin }: SecurityTextParts): void {
  app.get(securityTextPath, { onRequest: app.rateLimit({}) }, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=600')
      .type('text/plain; charset=utf-8')
      .send(securityTextOf({ contactMail, at: origin.of(request), nowMs: clock.now() })),
  );
}
