import { followerTiers, tierOf } from './follower-tiers.ts';

/** Badge kinds in display order. */
const badgeKinds = ['followers', 'mostFollowed', 'mostVisited', 'mostSearched', 'highlyActive', 'responds', 'openToFeedback', 'transparent'] as const;

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
  /** Place in its industry by visits, for the most visited. */
  readonly visitedPlace: number | null;
  /** Place in its industry by searches, for the most searched. */
  readonly searchedPlace: number | null;
  readonly year: { readonly reviews: number; readonly answered: number };
  /** Desk with an owner, its answers of the last 90 days, and the reviews that it reported in the year. */
  readonly desk: { readonly isOpen: boolean; readonly answered: number; readonly asked: number };
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
  /** Fewest recent answers of a desk open to feedback, and most reports for each review. */
  fewestAnswers: 3,
  shareAsked: 0.1,
  /** Full weeks whose visits count, and the fewest of a most visited company. */
  weeksVisited: 4,
  fewestVisits: 400,
  /** Fewest searches of a most searched company in these weeks. */
  fewestSearches: 100,
  /** Facts required of website, careers page, contact, founding year and size. */
  fewestSaid: 4,
} as const;

export function badgesOf({ followers, followedMore, visitedPlace, searchedPlace, lately, year, desk, said }: BadgeFacts): readonly Badge[] {
  const tier = tierOf(followers);
  const reported = said.filter((fact) => fact !== null && fact !== '').length;
  const earned: Record<BadgeKind, Omit<Badge, 'badge'> | false> = {
    followers: tier !== undefined && { count: tier, of: null },
    mostFollowed: followers >= followerTiers[0] && followedMore < badgeRules.places && { count: followedMore + 1, of: null },
    mostVisited: visitedPlace !== null && visitedPlace <= badgeRules.places && { count: visitedPlace, of: null },
    mostSearched: searchedPlace !== null && searchedPlace <= badgeRules.places && { count: searchedPlace, of: null },
    highlyActive: lately.isAmongMost && lately.things >= badgeRules.fewestLately && { count: lately.things, of: null },
    responds: year.reviews >= badgeRules.fewestReviews &&
      year.answered >= year.reviews * badgeRules.shareAnswered && { count: year.answered, of: year.reviews },
    openToFeedback: desk.isOpen &&
      desk.answered >= badgeRules.fewestAnswers &&
      desk.asked <= year.reviews * badgeRules.shareAsked && { count: desk.answered, of: null },
    transparent: reported >= badgeRules.fewestSaid && { count: reported, of: said.length },
  };
  return badgeKinds.flatMap((badge) => (earned[badge] ? { badge, ...earned[badge] } : []));
}
