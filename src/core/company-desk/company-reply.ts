export const longestReply = 3_000;
/** Most wordings of one reply, all of them public. */
export const mostReplyVersions = 50;

/** Earlier wording of a reply, public as the reply is. */
export interface ReplyVersion {
  readonly text: string;
  readonly week: string;
}

/** One-star reviews are answered again after a day at the earliest. */
export const isTooSoon = (stars: number | null, repliedOn: string | null, today: string): boolean => stars === 1 && repliedOn === today;
