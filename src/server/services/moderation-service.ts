import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { banOperations } from './moderation/ban-operations.ts';
import { decisionOperations } from './moderation/decision-operations.ts';
import { interventionOperations } from './moderation/intervention-operations.ts';
import { ledgerOperations } from './moderation/ledger-operations.ts';
import { roleOperations } from './moderation/role-operations.ts';
import type { ModerationPorts } from './moderation-ports.ts';
import { queueOperations } from './queue/queue-operations.ts';

/** The contract of keeping things civil. */
export const moderationService = (ports: ModerationPorts): Service<operations> => ({
  ...queueOperations(ports),
  ...decisionOperations(ports),
  ...interventionOperations(ports),
  ...roleOperations(ports),
  ...banOperations(ports),
  ...ledgerOperations(ports),
});
