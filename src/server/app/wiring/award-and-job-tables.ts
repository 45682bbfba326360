import { awardCategory, awardEdition, awardEntrant, awardWinner } from '#server/adapters/awards/award-tables.ts';
import { jobOption } from '#server/adapters/jobs/job-option-table.ts';
import { jobOutcomeFigure } from '#server/adapters/jobs/job-outcome-table.ts';
import { job } from '#server/adapters/jobs/job-tables.ts';

/** Tables of awards and open jobs, none of which names a member. */
export const awardAndJobTables = [awardEdition, awardCategory, awardEntrant, awardWinner, job, jobOption, jobOutcomeFigure] as const;
