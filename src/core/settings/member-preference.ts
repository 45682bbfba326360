/** The order the feed begins with. */
export const feedStarts = ['personal', 'everything'] as const;
export type FeedStart = (typeof feedStarts)[number];

/** The preferences of a member, wherever they sign in. Language and look belong to the device and are never kept with a member. */
export interface MemberPreference {
  readonly feedStart: FeedStart;
  /** Whether posts that were read already are left out of the feed. */
  readonly hidesReadPosts: boolean;
  /** Whether pictures and films wait for a tap. */
  readonly savesData: boolean;
  /** Whether there is a word of warning before a link leads to another site. */
  readonly warnsBeforeLeaving: boolean;
}

/** The default for a member who has chosen nothing yet. */
export const usualPreference: MemberPreference = { feedStart: 'personal', hidesReadPosts: false, savesData: false, warnsBeforeLeaving: true };
