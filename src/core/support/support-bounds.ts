import { longestOperatorAddress, longestOperatorName, longestOperatorPhone } from '../operator/operator.ts';
import { mostDemandQuarters } from './demand-report.ts';
import { longestGrievance, longestGrievanceAnswer } from './grievance.ts';
import { longestGrievancePage } from './page-path.ts';

/** The lengths and counts of grievances, of the report of demands, and of who answers for an installation. */
export const supportBounds = {
  longestGrievance,
  longestGrievanceAnswer,
  longestGrievancePage,
  longestOperatorAddress,
  longestOperatorName,
  longestOperatorPhone,
  mostDemandQuarters,
};
