import type { operations } from '#contract/generated/moderation.ts';
import type { Service } from '#contract/service.ts';
import { banOperations } from './moderation/ban-operations.ts';
import { decisionOperations } from './moderation/decision-operations.ts';
import { interventionOperations } from './moderation/intervention-operations.ts';
import { ledgerOperations } from './moderation/ledger-operations.ts';
import { roleOperations } from './moderation/role-operations.ts';
import { queueOperations } from './queue/queue-operations.ts';
import { joinedOperations } from './joined-operations.ts';

export const moderationService = joinedOperations(
  queueOperations,
  decisionOperations,
  interventionOperations,
  roleOperations,
  banOperations,
  ledgerOperations,
) satisfies (ports: never) => Service<operations>;
