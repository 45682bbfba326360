import { acronym, ambiguous, exact, oldCity, prefix, punctuation, runTogether, slip } from './queries-by-name.ts';
import { devanagari, latinHindi } from './queries-in-hindi.ts';
import { calculator, companySection, nothing, remembered, roleCity, roleInterview } from './queries-of-pages.ts';
import { calculatorFigures } from './queries-of-figures.ts';
import { askedAsSaid } from './queries-as-said.ts';
import { occurs } from './queries-of-texts.ts';
import { waysOfWorking } from './queries-of-ways.ts';
import { surplus } from './queries-with-surplus.ts';
import { askedInSentences, askedOfRankings, askedOfTexts } from './queries-in-sentences.ts';
import { askedInHindi, askedOfRoles, askedOfTrades, askedOfWays } from './queries-of-jobs.ts';
import { askedInScripts, askedOfFigures, askedOfNames } from './queries-of-names.ts';
import { scripts } from './queries-in-scripts.ts';
import type { TypedQuery } from './typed-query.ts';

/** Gold set of the search, written without knowing its code. A missed query is no reason to change it. */
export const queriesAsTyped: readonly TypedQuery[] = [
  ...exact,
  ...prefix,
  ...slip,
  ...runTogether,
  ...acronym,
  ...devanagari,
  ...latinHindi,
  ...companySection,
  ...roleCity,
  ...roleInterview,
  ...calculator,
  ...remembered,
  ...nothing,
  ...oldCity,
  ...punctuation,
  ...ambiguous,
  ...waysOfWorking,
  ...calculatorFigures,
  ...scripts,
  ...surplus,
  ...occurs,
  ...askedOfWays,
  ...askedOfFigures,
  ...askedOfNames,
  ...askedInScripts,
  ...askedOfRoles,
  ...askedInHindi,
  ...askedInSentences,
  ...askedOfTexts,
  ...askedOfRankings,
  ...askedOfTrades,
  ...askedAsSaid,
];
