import type { Appeal, ModerationRule } from '../moderation/moderation-outcome.ts';

/** Reply of a company that readers do not see, reported or taken down. */
export interface HiddenReply {
  readonly replyId: string;
  /** Review that it answers. */
  readonly aboutId: string;
  readonly text: string;
  readonly rule: ModerationRule;
  /** Week of the decision; null while a moderator has not decided. */
  readonly week: string | null;
  /** Note of the moderator, often empty. */
  readonly note: string;
  readonly appeal: Appeal;
  readonly mayAppeal: boolean;
}

export const mostHiddenReplies = 50;

/** Replies that readers do not see, for the desk that wrote them. */
export abstract class HiddenReplies {
  /** Last of each thing, newest first. */
  abstract list(urlName: string): Promise<readonly HiddenReply[]>;
  /** Asks another moderator to look again, once, unless another reply has followed. */
  abstract appeal(urlName: string, replyId: string, text: string): Promise<HiddenReply>;
}
