import { mostRoundMinutes, mostStageDays, mostUnpaidHours } from './interview-draft.ts';
import { longestQuestion, longestStory, longestTips, mostRoundQuestions, mostRounds } from './interview.ts';

/** The lengths and counts of interviews. */
export const interviewBounds = {
  longestQuestion,
  longestStory,
  longestTips,
  mostRoundMinutes,
  mostRoundQuestions,
  mostRounds,
  mostStageDays,
  mostUnpaidHours,
};
