import type { RemovalLedger } from '#core/moderation/ledger.ts';
import type { Bans } from '#core/moderation/bans.ts';
import type { Interventions } from '#core/moderation/interventions.ts';
import type { OwnDecisions } from '#core/moderation/own-decisions.ts';
import type { Roles } from '#core/moderation/roles.ts';
import type { QueueItems } from '#core/queue/queue-items.ts';
import type { Moderations } from '#core/moderation/moderations.ts';

/** The ports of moderation, for one request. */
export interface ModerationPorts {
  readonly moderations: Moderations;
  readonly queueItems: QueueItems;
  readonly interventions: Interventions;
  readonly ownDecisions: OwnDecisions;
  readonly bans: Bans;
  readonly ledger: RemovalLedger;
  readonly roles: Roles;
}
