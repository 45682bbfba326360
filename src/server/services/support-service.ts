import { joinedOperations } from './joined-operations.ts';
import { demandOperations } from './support/demand-operations.ts';
import { grievanceOperations } from './support/grievance-operations.ts';

/** The contract of grievances and demands, answered for one request. */
export const supportService = joinedOperations(grievanceOperations, demandOperations);
