import { badgeRules, type Badge, type BadgeKind } from '#core/followers/badge.ts';
import { followerTiers } from '#core/followers/follower-tiers.ts';
import { compact, grouped } from '#core/figures/counts.ts';

export const words = {
  badges: 'Badges',
  counted: 'A company earns a badge and cannot buy it. Press a badge to see how.',
  badge: {
    followers: ({ count }) => `${compact(count)}+ followers`,
    mostFollowed: ({ count }) => (count === 1 ? 'Most followed in its industry' : `No. ${count} by followers in its industry`),
    mostVisited: ({ count }) => (count === 1 ? 'Most visited in its industry' : `No. ${count} by visits in its industry`),
    mostSearched: ({ count }) => (count === 1 ? 'Most searched in its industry' : `No. ${count} by searches in its industry`),
    highlyActive: () => 'Highly active',
    responds: () => 'Responds to reviews',
    openToFeedback: () => 'Open to feedback',
    transparent: () => 'Promotes transparency',
  } satisfies Record<BadgeKind, (badge: Badge) => string>,
  rule: {
    followers: ({ count }) => `For ${grouped(count)} followers or more. The levels are ${followerTiers.map((each) => compact(each)).join(', ')}.`,
    mostFollowed: ({ count }) =>
      `For the ${badgeRules.places} companies with the most followers in an industry, at least ${grouped(followerTiers[0])}. This company is number ${count}.`,
    mostVisited: ({ count }) =>
      `For the ${badgeRules.places} companies of an industry whose pages were opened most in the last ${badgeRules.weeksVisited} full weeks, at least ${grouped(badgeRules.fewestVisits)} times. This company is number ${count}.`,
    mostSearched: ({ count }) =>
      `For the ${badgeRules.places} companies of an industry that people searched for most in the last ${badgeRules.weeksVisited} full weeks, at least ${grouped(badgeRules.fewestSearches)} times. This company is number ${count}.`,
    highlyActive: ({ count }) =>
      `For at least ${badgeRules.fewestLately} posts and reviews in ${badgeRules.days} days, if that is more than nine in ten companies have. This company has ${grouped(count)}.`,
    responds: ({ count, of }) =>
      `For replying to half of its reviews in a year, if it has ${badgeRules.fewestReviews} or more. This company replied to ${grouped(count)} of ${grouped(of ?? 0)}.`,
    openToFeedback: ({ count }) =>
      `For a company whose desk is open, that replied to ${badgeRules.fewestAnswers} or more reviews in ${badgeRules.days} days, and reported at most one in ${1 / badgeRules.shareAsked} of its reviews. This company replied to ${grouped(count)}.`,
    transparent: ({ count, of }) =>
      `For giving ${badgeRules.fewestSaid} of ${of ?? 0} facts about itself: website, jobs page, contact, founding year, size. This company gives ${count}.`,
  } satisfies Record<BadgeKind, (badge: Badge) => string>,
  similar: 'Similar companies',
  reasons: {
    both: (city: string) => `same industry, also in ${city}, similar size`,
    city: (city: string) => `same industry, also in ${city}`,
    size: 'same industry, similar size',
    industry: 'same industry',
  },
};

export type FollowerWords = typeof words;
