import type { AboutCompany } from '../typed-companies/typed-company.ts';
import type { ModerationOutcome } from '../moderation/moderation-outcome.ts';
import type { Named } from '../named.ts';
import type { ResourceType } from '../votes/vote.ts';
import type { ContributionKind } from '../kinds/contribution-kinds.ts';
import type { ContributionState } from './contribution-state.ts';
import type { ContributionToken } from './contribution-token.ts';

/** The company of a contribution as its author sees it. */
export interface ContributedCompany extends Named {
  /** Set for one typed in that is not listed: why it was refused, or null while it waits. */
  readonly unlisted?: { readonly refusal: string | null };
}

/** What a contribution of any kind says of itself to the key that signed it. */
export interface OwnFacts {
  readonly company: ContributedCompany;
  readonly state: Exclude<ContributionState, 'pending'>;
  readonly version: number;
}

/** The same where moderators decide about the kind. */
export interface ModeratedFacts extends OwnFacts {
  /** What moderators decided, one of each measure, the last first. */
  readonly moderation: readonly ModerationOutcome[];
}

/** A kind of contribution, for all that treats every kind alike. */
export interface KindOfContribution<Own, Kind extends ContributionKind = ContributionKind> {
  readonly kind: Kind;
  readonly idOf: (own: Own) => string;
}

/** A kind that moderators decide about. */
export interface ModeratedKind<Own, Kind extends ContributionKind = ContributionKind> extends KindOfContribution<Own, Kind> {
  /** The kind as moderators name it. */
  readonly resource: ResourceType;
}

/**
 * The contribution of one kind of the key that signs. No account is known to it, and each has a key for itself (F-07). `Changed` is what a change of it says where
 * that is less than what is sent first.
 */
export abstract class OwnContributions<Draft, Own, Changed = Draft> {
  /** Sends one about a company with its token, once for a key; a refused company is refused (NAME_UNFIT). */
  abstract create(about: AboutCompany, draft: Draft, token: ContributionToken): Promise<Own>;
  /** Refused where it was changed since that version. What was taken down waits for a moderator then; that may be done as long as an appeal may, and not while one waits. */
  abstract change(id: string, draft: Changed, version: number): Promise<Own>;
  /** Deletes it, with all that it said. */
  abstract remove(id: string): Promise<void>;
  /** The contribution of this key; none where it has sent none, or deleted it. */
  abstract mine(): Promise<Own | undefined>;
}

/** The same of a kind that moderators decide about. */
export abstract class ModeratedContributions<Draft, Own, Changed = Draft> extends OwnContributions<Draft, Own, Changed> {
  /**
   * Appeals the last decision that can be appealed, once, however often the same words are sent, and no later than its last day (F-28). Another moderator than
   * the one who decided looks at it.
   */
  abstract appeal(id: string, text: string): Promise<Own>;
}
