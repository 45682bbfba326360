/** The groups that may be allowed to begin a chat with a member. */
export const chatOpenings = ['everyone', 'verified', 'nobody'] as const;
export type ChatOpening = (typeof chatOpenings)[number];

/** The messages that a member gets, and the groups that may write to them. */
export interface MessagePreference {
  readonly chats: ChatOpening;
  /** Answers to what the member wrote. */
  readonly replies: boolean;
  /** Votes and other small signs on what the member wrote. */
  readonly votes: boolean;
  /** News of the communities that the member follows. */
  readonly communities: boolean;
  /** Jobs that fit an alert of the member. */
  readonly jobs: boolean;
  /** Whether messages on a locked screen may say what they are about. Usually they do not (S-111). */
  readonly showsContent: boolean;
}

/** The default for a member who has chosen nothing yet. */
export const usualMessages: MessagePreference = { chats: 'verified', replies: true, votes: false, communities: true, jobs: true, showsContent: false };
