import { badgeRules, type Badge, type BadgeKind } from '#core/followers/badge.ts';
import { followerTiers } from '#core/followers/follower-tiers.ts';
import { compact, grouped } from '#core/figures/counts.ts';

/** Sentences of badges and of companies like one. */
export const words = {
  badges: 'Badges',
  counted: 'Badges are counted, never sold. Press one to read its rule.',
  badge: {
    followers: ({ count }) => `${compact(count)}+ followers`,
    mostFollowed: ({ count }) => (count === 1 ? 'Most followed in its industry' : `No. ${count} by followers in its industry`),
    highlyActive: () => 'Highly active',
    responds: () => 'Responds to reviews',
    transparent: () => 'Promotes transparency',
  } satisfies Record<BadgeKind, (badge: Badge) => string>,
  rule: {
    followers: ({ count }) => `For ${grouped(count)} followers or more. The steps are ${followerTiers.map((each) => compact(each)).join(', ')}.`,
    mostFollowed: ({ count }) =>
      `For the ${badgeRules.places} companies of an industry with most followers, from ${grouped(followerTiers[0])} on. This one has place ${count}.`,
    highlyActive: ({ count }) =>
      `For at least ${badgeRules.fewestLately} posts and reviews in ${badgeRules.days} days, and more than nine in ten companies have. This company: ${grouped(count)}.`,
    responds: ({ count, of }) =>
      `For answering half of the reviews of a year, where there are ${badgeRules.fewestReviews} at least. This company: ${grouped(count)} of ${grouped(of ?? 0)}.`,
    transparent: ({ count, of }) =>
      `For showing ${badgeRules.fewestSaid} of ${of ?? 0} facts about itself: website, page about jobs, contact, founding year, size. This company: ${count}.`,
  } satisfies Record<BadgeKind, (badge: Badge) => string>,
  similar: 'Similar companies',
  reasons: {
    both: (city: string) => `same industry, also in ${city}, near in size`,
    city: (city: string) => `same industry, also in ${city}`,
    size: 'same industry, near in size',
    industry: 'same industry',
  },
};

export type FollowerWords = typeof words;
