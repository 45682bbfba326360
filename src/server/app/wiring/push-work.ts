import type { Clock } from '#core/clock.ts';
import type { PushMessages } from '#core/notifications/push-messages.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { sendPushes } from '#server/adapters/notifications/send-pushes.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Logger } from '../process/log.ts';
import { DueWork } from '../process/rounds.ts';
import { kinds } from './declarations.ts';

const roundMs = 2_000;

interface PushWorkParts {
  readonly db: Database['db'];
  readonly secrets: Secrets;
  readonly messages: PushMessages;
  readonly clock: Clock;
  readonly log: Logger;
}

export class PushWork extends DueWork {
  constructor(parts: PushWorkParts) {
    const { clock, log } = parts;
    const next = async () => (await sendPushes({ ...parts, kinds }, clock.now())) > 0;
    super(clock, roundMs, { next, failed: 'Messages could not be sent to devices', log });
  }
}
