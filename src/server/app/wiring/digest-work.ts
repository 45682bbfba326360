import type { Clock } from '#core/clock.ts';
import { sendNextDigest, type DigestParts } from '#server/adapters/digests/send-digests.ts';
import type { Logger } from '../process/log.ts';
import { DueWork } from '../process/rounds.ts';

const roundMs = 60_000;
/** First round comes sooner, so that a demo has a mail to show. */
const firstRoundMs = 5_000;

/** Sends weekly mails, retrying failures after an hour. */
export class DigestWork extends DueWork {
  constructor(parts: DigestParts & { readonly clock: Clock }, log: Logger) {
    super(parts.clock, roundMs, { next: () => sendNextDigest(parts), failed: 'A weekly email could not be sent', log });
  }

  override start(inMs = firstRoundMs): void {
    super.start(inMs);
  }
}
