export const feedStarts = ['personal', 'everything'] as const;
export type FeedStart = (typeof feedStarts)[number];

/** Preferences that follow a member across devices. Language and look stay with the device. */
export interface MemberPreference {
  readonly feedStart: FeedStart;
  readonly hidesReadPosts: boolean;
  /** Makes pictures and films wait for a tap. */
  readonly savesData: boolean;
  readonly warnsBeforeLeaving: boolean;
}

export const usualPreference: MemberPreference = { feedStart: 'personal', hidesReadPosts: false, savesData: false, warnsBeforeLeaving: true };
