import { record, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

/** The jobs whose holders review a company, by line of work: "department: designation | designation". The first ones are the likelier ones. */
export const jobTable = demoValues('reviews')('job-table', record(textList));
