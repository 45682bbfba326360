import { employmentTypes } from '#core/careers/employment-type.ts';
import { workplaces, type Workplace } from '#core/jobs/job.ts';
import { byNames, list, object, anyOf, aString, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

const values = demoValues('jobs');

/** Sentences by where one works: beginnings of honest advertisements, what is said of the place, and how one is hired. `{…}` is filled with what the work is about. */
export const { openings, places, processes } = values('by-workplace', byNames(['openings', 'places', 'processes'], byNames(workplaces, textList)));

/** Sentences on how one is employed, where that is not for good and for the whole day. */
export const employmentTerms = values('employment-terms', byNames(employmentTypes, textList));

/** Sentences on the work, what is asked and what is offered; those of the floor are on shifts and clothes, for who works with their hands or on their feet. */
export const { demands, duties, floorTerms, freshDemands, pays, terms, weekTerms } = values(
  'sentences',
  byNames(['demands', 'duties', 'floorTerms', 'freshDemands', 'pays', 'terms', 'weekTerms'], textList),
);

/** An advertisement that puts the name of a company to use for a scam, and where it says one would work. */
export interface ScamText {
  readonly workplace: Workplace;
  readonly text: string;
}

export const scams = values('scams', list(object<ScamText>({ workplace: anyOf(workplaces), text: aString })));
