import { interviewOutcomes, interviewSources, roundKinds, type InterviewOutcome, type InterviewSource, type RoundKind } from '#core/interviews/interview.ts';
import { byNames, object, textList } from '#server/adapters/packed/shape.ts';
import { demoValues } from '../demo-values.ts';

export type StoryMood = 'good' | 'bad' | 'plain';

/** Phrases for stories in one language: arrival, rounds, mood, outcome and advice. */
export interface StoryWords {
  readonly came: Readonly<Record<InterviewSource, readonly string[]>>;
  readonly rounds: Readonly<Record<RoundKind, readonly string[]>>;
  readonly moods: Readonly<Record<StoryMood, readonly string[]>>;
  readonly ends: Readonly<Record<InterviewOutcome, readonly string[]>>;
  readonly tips: readonly string[];
}

const storyWords = object<StoryWords>({
  came: byNames(interviewSources, textList),
  rounds: byNames(roundKinds, textList),
  moods: byNames(['good', 'bad', 'plain'], textList),
  ends: byNames(interviewOutcomes, textList),
  tips: textList,
});

/** The words of stories by the tongue they are told in. */
export const stories = demoValues('interviews')('stories', byNames(['english', 'hindi', 'hinglish'], storyWords));
