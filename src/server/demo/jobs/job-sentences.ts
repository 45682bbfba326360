import { employmentTypes } from '#core/careers/employment-type.ts';
import { workplaces, type Workplace } from '#core/jobs/job.ts';
import { byNames, list, object, anyOf, aString, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

const values = demoValues('jobs');

/** Sentences by workplace; `{…}` is filled with what the work is about. */
export const { openings, places, processes } = values('by-workplace', byNames(['openings', 'places', 'processes'], byNames(workplaces, textList)));

/** Sentences on employment other than permanent full-time. */
export const employmentTerms = values('employment-terms', byNames(employmentTypes, textList));

/** Sentences on work, demands and offers; those of the floor are on shifts and clothes. */
export const { demands, duties, floorTerms, freshDemands, pays, terms, weekTerms } = values(
  'sentences',
  byNames(['demands', 'duties', 'floorTerms', 'freshDemands', 'pays', 'terms', 'weekTerms'], textList),
);

/** Scam text that abuses a company name, with its claimed workplace. */
export interface ScamText {
  readonly workplace: Workplace;
  readonly text: string;
}

export const scams = values('scams', list(object<ScamText>({ workplace: anyOf(workplaces), text: aString })));
