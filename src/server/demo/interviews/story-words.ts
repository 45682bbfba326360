import type { InterviewOutcome, InterviewSource, RoundKind } from '#core/interviews/interview.ts';

/** How someone felt about an interview. */
export type StoryMood = 'good' | 'bad' | 'plain';

/** What people say in stories of interviews, in one language: how they came to it, each kind of round, how it was, how it ended, and their advice. */
export interface StoryWords {
  readonly came: Readonly<Record<InterviewSource, readonly string[]>>;
  readonly rounds: Readonly<Record<RoundKind, readonly string[]>>;
  readonly moods: Readonly<Record<StoryMood, readonly string[]>>;
  readonly ends: Readonly<Record<InterviewOutcome, readonly string[]>>;
  readonly tips: readonly string[];
}
