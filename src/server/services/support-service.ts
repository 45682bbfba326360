import { joinedOperations } from './joined-operations.ts';
import { demandOperations } from './support/demand-operations.ts';
import { grievanceOperations } from './support/grievance-operations.ts';

export const supportService = joinedOperations(grievanceOperations, demandOperations);
