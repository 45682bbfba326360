import { followerTiers, tierOf } from './follower-tiers.ts';

/** Badge kinds in display order. */
const badgeKinds = ['followers', 'mostFollowed', 'highlyActive', 'responds', 'transparent'] as const;

export type BadgeKind = (typeof badgeKinds)[number];

export interface Badge {
  readonly badge: BadgeKind;
  readonly count: number;
  /** Total, where the rule has one. */
  readonly of: number | null;
}

export interface BadgeFacts {
  readonly followers: number;
  /** Companies of its industry with more followers. */
  readonly followedMore: number;
  /** Activity of the last 90 days, and membership in the top tenth. */
  readonly lately: { readonly things: number; readonly isAmongMost: boolean };
  readonly year: { readonly reviews: number; readonly answered: number };
  /** Null for what it does not say of itself. */
  readonly said: readonly (string | number | null)[];
}

/** Thresholds, also used in the wording of badges. */
export const badgeRules = {
  places: 10,
  /** Recent days, and the fewest posts and reviews in them. */
  days: 90,
  fewestLately: 5,
  /** Fewest yearly reviews for an answer share, and the share needed. */
  fewestReviews: 10,
  shareAnswered: 0.5,
  /** Facts required of website, careers page, contact, founding year and size. */
  fewestSaid: 4,
} as const;

export function badgesOf({ followers, followedMore, lately, year, said }: BadgeFacts): readonly Badge[] {
  const tier = tierOf(followers);
  const reported = said.filter((fact) => fact !== null && fact !== '').length;
  const earned: Record<BadgeKind, Omit<Badge, 'badge'> | false> = {
    followers: tier !== undefined && { count: tier, of: null },
    mostFollowed: followers >= followerTiers[0] && followedMore < badgeRules.places && { count: followedMore + 1, of: null },
    highlyActive: lately.isAmongMost && lately.things >= badgeRules.fewestLately && { count: lately.things, of: null },
    responds: year.reviews >= badgeRules.fewestReviews &&
      year.answered >= year.reviews * badgeRules.shareAnswered && { count: year.answered, of: year.reviews },
    transparent: reported >= badgeRules.fewestSaid && { count: reported, of: said.length },
  };
  return badgeKinds.flatMap((badge) => (earned[badge] ? { badge, ...earned[badge] } : []));
}
