export const feedStarts = ['personal', 'everything'] as const;
export type FeedStart = (typeof feedStarts)[number];

/** Preferences of a device, which follow a member to others. Language and look stay. */
export interface MemberPreference {
  readonly feedStart: FeedStart;
  readonly hidesReadPosts: boolean;
  /** Makes pictures wait for a tap. */
  readonly savesData: boolean;
  readonly warnsBeforeLeaving: boolean;
}

export const usualPreference: MemberPreference = { feedStart: 'personal', hidesReadPosts: false, savesData: false, warnsBeforeLeaving: true };
