import type { Comment } from '../comments/comment.ts';
import type { ModerationRule } from '../moderation/moderation-outcome.ts';
import type { ContentPlace } from '../moderation/content-place.ts';
import type { DecidedItem, LoggedDecision, QueueCause, Stage } from '../moderation/moderations.ts';
import type { ReportReason } from '../moderation/report.ts';
import type { PostPicture } from '../media/post-pictures.ts';
import type { Author } from '../personas/author.ts';
import type { Page } from '../page.ts';
import type { Post } from '../posts/post.ts';
import type { Resource } from '../votes/vote.ts';

/** Texts of a post or a comment, by their names; those that it has not are null. */
export type VersionTexts = Readonly<Record<string, string | null>>;

/** The texts of a post or comment before an edit, as they were published. */
export interface EarlierVersion {
  readonly texts: VersionTexts;
  /** The day of the edit. */
  readonly replacedOn: string;
}

/** An item about the same thing that waits at the other stage. */
export interface BesideItem {
  readonly cause: QueueCause;
  /** The decision that an appeal is about. */
  readonly former: LoggedDecision | null;
  readonly appealText: string | null;
}

/** An item of the moderation queue, as readers saw it. It names neither the account of its author nor those who reported it. */
export interface QueueItem extends Resource {
  readonly itemId: string;
  readonly cause: QueueCause;
  readonly stage: Stage;
  readonly openedOn: string;
  readonly place: ContentPlace;
  /** The persona that it is under. */
  readonly author: Author;
  /** Its texts as they stand now, whatever kind it is of. */
  readonly texts: VersionTexts;
  /** Its pictures; those of a post are in the post. */
  readonly pictures: readonly PostPicture[];
  /** The post; for a comment the one that it is under, null where its author deleted that. */
  readonly post: Post | null;
  /** The comment that waits, where it is one. */
  readonly comment: Comment | null;
  /** The comment that it answers. */
  readonly answered: Comment | null;
  /** The last first. Where there are more, the first and the last of them. */
  readonly versions: readonly EarlierVersion[];
  readonly reports: readonly { readonly reason: ReportReason; readonly count: number; readonly notes: readonly string[] }[];
  /** Whether nobody settled is among those who reported it; newcomers alone hide nothing. */
  readonly onlyNewcomers: boolean;
  readonly suggestedRule: ModerationRule;
  readonly former: LoggedDecision | null;
  readonly appealText: string | null;
  /** The item about the same thing at the other stage: an appeal beside reports, or reports beside an appeal. Each is decided by itself. */
  readonly beside: BesideItem | null;
  /** Earlier decisions about it, the last first. */
  readonly decisions: readonly DecidedItem[];
  /** The number of other things under the same persona that were taken down, by rule. It joins no two personas. */
  readonly removedBefore: readonly { readonly rule: ModerationRule; readonly count: number }[];
}

export const queueOrders = ['oldest', 'heaviest'] as const;

/** The order of the queue: the oldest first, or what settled members reported as gravest. */
export type QueueOrder = (typeof queueOrders)[number];

/** The part of the queue that is asked for, and its order. */
export interface QueueFilter {
  readonly stage?: Stage;
  readonly cause?: QueueCause | undefined;
  readonly placeId?: string | undefined;
  readonly order?: QueueOrder | undefined;
}

/** An appeal against a decision of the moderator who asks: another decides it, while they can take back what they did. */
export interface AppealForAnother extends Resource {
  /** The post, or the one that the comment is under. */
  readonly postId: string;
  readonly former: LoggedDecision;
  readonly appealText: string;
}

/** A page of the queue; how many wait at its stage, whatever is filtered, for which causes, and where; how many at the other stage; and the appeals that another moderator has to decide. */
export interface QueuePage extends Page<QueueItem> {
  readonly waiting: number;
  readonly elsewhere: number;
  /** The number of appeals against decisions of the moderator who asks. */
  readonly forAnother: number;
  /** The oldest of them. */
  readonly appealsForAnother: readonly AppealForAnother[];
  readonly causes: readonly { readonly cause: QueueCause; readonly count: number }[];
  readonly places: readonly (ContentPlace & { readonly count: number })[];
}

/** The moderation queue, without what the moderator who asks wrote. For members who are no moderators it does not exist. */
export abstract class QueueItems {
  abstract list(filter?: QueueFilter, after?: string | null, pageSize?: number): Promise<QueuePage>;
  /** The number of items that this moderator can decide now. */
  abstract count(): Promise<number>;
}

/** The most appeals that are shown to the moderator whose decision they are about. */
export const mostAppealsForAnother = 20;

/** The most earlier texts that are shown. */
export const mostVersions = 20;

/** The most earlier decisions that are shown. */
export const mostEarlierDecisions = 20;

/** Earlier texts are stored for so many days after the edit, or after the last decision about it. */
export const versionDays = 90;
