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

export type VersionTexts = Readonly<Record<string, string | null>>;

export interface EarlierVersion {
  readonly texts: VersionTexts;
  readonly replacedOn: string;
}

export interface BesideItem {
  readonly cause: QueueCause;
  readonly former: LoggedDecision | null;
  readonly appealText: string | null;
}

export interface EmployerReport {
  readonly reason: ReportReason;
  readonly note: string | null;
  /** Words by which the company asks for a second look, or null. */
  readonly again: string | null;
}

/** Shows what readers saw, naming neither the author's account nor the reporters. */
export interface QueueItem extends Resource {
  readonly itemId: string;
  readonly cause: QueueCause;
  readonly stage: Stage;
  readonly openedOn: string;
  readonly place: ContentPlace;
  readonly author: Author;
  readonly texts: VersionTexts;
  /** Pictures of a comment, since a post carries its own. */
  readonly pictures: readonly PostPicture[];
  /** Post itself or the one above the comment, null if its author deleted it. */
  readonly post: Post | null;
  readonly comment: Comment | null;
  readonly answered: Comment | null;
  /** Texts that a company's reply answers, null for other things. */
  readonly about: VersionTexts | null;
  /** Latest first, reduced to the first and last versions when there are more. */
  readonly versions: readonly EarlierVersion[];
  readonly reports: readonly { readonly reason: ReportReason; readonly count: number; readonly notes: readonly string[] }[];
  /** True when no settled member reported it, since newcomers alone hide nothing. */
  readonly onlyNewcomers: boolean;
  /** Report in the name of the company that it is about, which weighs nothing. */
  readonly fromEmployer: EmployerReport | null;
  readonly suggestedRule: ModerationRule;
  readonly former: LoggedDecision | null;
  readonly appealText: string | null;
  /** Pairs an appeal with reports on the same subject, each decided by itself. */
  readonly beside: BesideItem | null;
  readonly decisions: readonly DecidedItem[];
  /** Counts removals under the same persona by rule and never joins two personas. */
  readonly removedBefore: readonly { readonly rule: ModerationRule; readonly count: number }[];
}

export const queueOrders = ['oldest', 'heaviest'] as const;

/** Oldest first, or gravest as reported by settled members. */
export type QueueOrder = (typeof queueOrders)[number];

export interface QueueFilter {
  readonly stage?: Stage;
  readonly cause?: QueueCause | undefined;
  readonly placeId?: string | undefined;
  readonly order?: QueueOrder | undefined;
}

/** Must be decided by another moderator, while the asking one can still reverse the decision. */
export interface AppealForAnother extends Resource {
  readonly postId: string;
  readonly former: LoggedDecision;
  readonly appealText: string;
}

/** Counts everything waiting at its stage regardless of filters. */
export interface QueuePage extends Page<QueueItem> {
  readonly waiting: number;
  readonly elsewhere: number;
  readonly forAnother: number;
  readonly appealsForAnother: readonly AppealForAnother[];
  /** Bans whose appeal the asking administrator can answer. */
  readonly appealedBans: number;
  readonly causes: readonly { readonly cause: QueueCause; readonly count: number }[];
  readonly places: readonly (ContentPlace & { readonly count: number })[];
}

/** Excludes the moderator's own writing and does not exist for other members. */
export abstract class QueueItems {
  abstract list(filter?: QueueFilter, after?: string | null, pageSize?: number): Promise<QueuePage>;
  abstract count(): Promise<number>;
}

export const mostAppealsForAnother = 20;

export const mostVersions = 20;

export const mostEarlierDecisions = 20;

/** Days earlier texts are kept after the edit or the last decision about it. */
export const versionDays = 90;
