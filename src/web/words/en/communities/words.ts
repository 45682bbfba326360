import type { CommunityType } from '#core/communities/community.ts';
import { compact } from '#core/figures/counts.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  title: 'Communities',
  // Promise F-05
  description: 'What people who work in India talk about: pay, notice, offers, managers. Free to read, no account.',
  heading: 'Your communities',
  guestHeading: 'Communities',
  homeFeed: 'Home feed',
  following: 'Following',
  groups: { all: 'All', topics: 'Topics', companies: 'Companies', roles: 'Roles' },
  find: 'Find communities',
  ownPosts: 'Your posts',
  join: 'Join',
  joined: 'Joined',
  joinNamed: (name: string) => `Join: ${name}`,
  joinedNamed: (name: string) => `Joined: ${name}. Press to leave.`,
  members: (count: number) => `${compact(count)} ${count === 1 ? 'member' : 'members'}`,
  posts: (count: number) => `${compact(count)} ${count === 1 ? 'post' : 'posts'}`,
  forYou: 'Communities for you',
  seeAll: 'See all',
  rules: 'House rules',
  // Promise F-04
  rulesText: 'Say what happened, not who did it. No phone numbers, no names of private people. The ledger lists all we removed.',
  rulesLink: 'Read the ledger',
  asked: 'More to read',
  comments: (count: number) => counted(count, 'comment', 'comments'),
  categoryNamed: (category: string) => category,
  explore: {
    heading: 'Find communities',
    search: 'Search communities',
    placeholder: 'Topic, company or role',
    none: 'No communities found.',
    yours: 'You follow',
    unexplored: 'Not yet explored',
    departments: 'Departments',
    industries: 'Industries',
    topics: 'Topics',
    companies: 'Companies',
    kinds: 'Kinds of communities',
    more: 'More communities',
    allOf: { topic: 'All topics', company: 'All companies', department: 'All departments', industry: 'All industries' } satisfies Record<CommunityType, string>,
    found: (count: number) => counted(count, 'community found', 'communities found'),
    back: 'Back to the feed',
  },
  community: {
    // Promise F-05
    description: (name: string) => `What people say in ${name}: questions, offers, polls and answers, read without an account.`,
    departmentTitle: (name: string) => `${name}: what people in this work say`,
    searchIn: (name: string) => `Search in ${name}`,
    companyTitle: (name: string) => `${name}: what people say about it`,
    closed: 'Nothing new can be posted here. Old posts stay readable.',
    missing: 'We could not find this community.',
    missingBecause: 'This link may be old or wrong. Search for it by name.',
    types: { topic: 'Topic', company: 'Company', department: 'Department', industry: 'Industry' } satisfies Record<CommunityType, string>,
  },
  wayOn: 'Go to communities',
};

export type CommunityWords = typeof words;
