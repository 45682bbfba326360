import type { ComparedCompany } from '#core/company-compare/company-comparison.ts';
import { noExitFigures } from '#core/reviews/exit-figures.ts';

export const aComparedCompany = (name: string, known: Partial<ComparedCompany> = {}): ComparedCompany => ({
  urlName: name.toLowerCase(),
  name,
  logo: null,
  industries: [],
  headquarters: null,
  foundedYear: null,
  indianEmployeeCount: null,
  globalEmployeeCount: null,
  places: [],
  placesCount: 0,
  reviewsCount: 0,
  rating: null,
  stars: [0, 0, 0, 0, 0],
  categories: [],
  liked: [],
  disliked: [],
  benefits: [],
  exit: noExitFigures,
  interviews: { interviewsCount: 0, roundsCount: 0, hardnesses: [], totalDays: null, feedback: null },
  pay: null,
  ...known,
});
