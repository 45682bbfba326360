import { mostAlike } from './alike-questions.ts';
import { mostAskedTogether, mostCountedCompanies, mostListedCompanies, mostQuestionJobs, mostQuestionPlaces, mostQuestionTopics } from './question.ts';

/** The counts of questions, and how far they go. */
export const questionBounds = {
  mostAlike,
  mostAskedTogether,
  mostCountedCompanies,
  mostListedCompanies,
  mostQuestionJobs,
  mostQuestionPlaces,
  mostQuestionTopics,
};
