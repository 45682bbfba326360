import { mostDemandQuarters } from './demand-report.ts';
import { longestGrievance, longestGrievanceAnswer } from './grievance.ts';
import { longestPagePath } from './page-path.ts';

/** The lengths and counts of grievances and of the report of demands. */
export const supportBounds = { longestGrievance, longestGrievanceAnswer, longestPagePath, mostDemandQuarters };
