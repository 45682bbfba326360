import { followerTiers, tierOf } from './follower-tiers.ts';

/** The kinds of badges, in the order in which they are shown. */
const badgeKinds = ['followers', 'mostFollowed', 'highlyActive', 'responds', 'transparent'] as const;

export type BadgeKind = (typeof badgeKinds)[number];

/** A badge of a company, with the numbers that earned it. */
export interface Badge {
  readonly badge: BadgeKind;
  /** The step of followers, the place, the posts and reviews, the answers, or the facts it says of itself. */
  readonly count: number;
  /** Of how many, where that is part of the rule. */
  readonly of: number | null;
}

/** The facts that badges follow from. */
export interface BadgeFacts {
  readonly followers: number;
  /** How many companies of its industry have more followers. */
  readonly followedMore: number;
  /** Posts and reviews of the last 90 days, and whether that is among the tenth of companies with the most. */
  readonly lately: { readonly things: number; readonly isAmongMost: boolean };
  /** The reviews of the last year, and how many of them it answered. */
  readonly year: { readonly reviews: number; readonly answered: number };
  /** What it says of itself; what is not known is null. */
  readonly said: readonly (string | number | null)[];
}

/** The numbers of the rules, which the words of each badge say, too. */
export const badgeRules = {
  /** The best places of an industry by followers. */
  places: 10,
  /** The days that are lately, and the fewest posts and reviews in them. */
  days: 90,
  fewestLately: 5,
  /** The fewest reviews of a year of which a share is said, and the share that is answered. */
  fewestReviews: 10,
  shareAnswered: 0.5,
  /** The facts a company says of itself at least: of website, page about jobs, contact, founding year and size. */
  fewestSaid: 4,
} as const;

/** The badges that a company has: each by a rule that is the same for all. */
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
