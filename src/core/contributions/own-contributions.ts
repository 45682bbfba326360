import type { AboutCompany } from '../typed-companies/typed-company.ts';
import type { ModerationOutcome } from '../moderation/moderation-outcome.ts';
import type { Named } from '../named.ts';
import type { ResourceType } from '../votes/vote.ts';
import type { ContributionKind } from '../kinds/contribution-kinds.ts';
import type { ContributionState } from './contribution-state.ts';
import type { ContributionToken } from './contribution-token.ts';

export interface ContributedCompany extends Named {
  /** Company not listed, with the reason for refusal, or null while it waits. */
  readonly unlisted?: { readonly refusal: string | null };
}

export interface OwnFacts {
  readonly company: ContributedCompany;
  readonly state: Exclude<ContributionState, 'pending'>;
  readonly version: number;
}

export interface ModeratedFacts extends OwnFacts {
  readonly moderation: readonly ModerationOutcome[];
}

export interface KindOfContribution<Own, Kind extends ContributionKind = ContributionKind> {
  readonly kind: Kind;
  readonly idOf: (own: Own) => string;
}

export interface ModeratedKind<Own, Kind extends ContributionKind = ContributionKind> extends KindOfContribution<Own, Kind> {
  readonly resource: ResourceType;
}

/** Contribution of the signing key; no account is known to it (F-07). */
export abstract class OwnContributions<Draft, Own, Changed = Draft> {
  /** Sends once per key; refuses an unfit company (NAME_UNFIT). */
  abstract create(about: AboutCompany, draft: Draft, token: ContributionToken): Promise<Own>;
  /** Refused if changed since that version. Removed content then waits for a moderator. */
  abstract change(id: string, draft: Changed, version: number): Promise<Own>;
  abstract remove(id: string): Promise<void>;
  /** Undefined if nothing was sent or it was deleted. */
  abstract mine(): Promise<Own | undefined>;
}

export abstract class ModeratedContributions<Draft, Own, Changed = Draft> extends OwnContributions<Draft, Own, Changed> {
  /** Appeals once, before the deadline (F-28). A different moderator reviews it. */
  abstract appeal(id: string, text: string): Promise<Own>;
}

/** Contributions below which a company replies. */
export abstract class RepliedContributions<Draft, Own, Changed = Draft> extends ModeratedContributions<Draft, Own, Changed> {
  /** Publishes or changes the author's answer to the reply. Empty words take it back. */
  abstract answerReply(id: string, text: string): Promise<Own>;
}
