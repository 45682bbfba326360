import { record, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** Jobs of reviewers by line of work, as "department: designation | designation", likelier ones first. */
export const jobTable = demoValues('reviews')('job-table', record(textList));
