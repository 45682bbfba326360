import type { ContributionKind, ModeratedKindName } from '#core/kinds/contribution-kinds.ts';
import type { LedgerEvent } from '#core/moderation/ledger.ts';
import type { CountedContribution } from '#core/usage/host-numbers.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { counted } from '../figures/counts.ts';

export const titlesOfOne: Readonly<Record<ContributionKind, string>> = {
  review: 'Review',
  interview: 'Interview',
  photo: 'Photos',
  salary: 'Salary',
  benefits: 'Benefits',
};

export const titlesOfMany: Readonly<Record<ContributionKind, string>> = {
  review: 'Reviews',
  interview: 'Interviews',
  photo: 'Photos',
  salary: 'Salaries',
  benefits: 'Benefits',
};

export const titlesOfCounted: Readonly<Record<CountedContribution, string>> = {
  ...titlesOfMany,
  photos: titlesOfMany.photo,
  post: 'Posts',
  comment: 'Comments',
  answer: 'Answers',
  question: 'Questions',
};

export const titlesOfResources: Readonly<Record<ResourceType, string>> = {
  POST: 'Post',
  COMMENT: 'Comment',
  ANSWER: 'Answer',
  REVIEW: 'Review',
  INTERVIEW: 'Interview',
  PHOTOS: 'Photos',
  QUESTION: 'Question',
  BENEFITS: 'Note on benefits',
  MESSAGE: 'Message',
  REPLY: 'Company’s reply',
};

export const oneResource: Readonly<Record<ResourceType, string>> = {
  POST: 'A post',
  COMMENT: 'A comment',
  ANSWER: 'An answer',
  REVIEW: 'A review',
  INTERVIEW: 'An interview',
  PHOTOS: 'Photos',
  QUESTION: 'A question',
  BENEFITS: 'A note on benefits',
  MESSAGE: 'A message',
  REPLY: 'A company’s reply',
};

export const itemsOfLedger: Readonly<Record<LedgerEvent['itemKind'], string>> = {
  post: 'A post',
  comment: 'A comment',
  review: 'A review',
  photo: 'A photo',
  interview: 'An interview',
  question: 'A question',
  benefits: 'A note on benefits',
  reply: 'A company’s reply',
  'issuer-key': 'A key for made-up names',
  desk: 'The desk of a company',
};

export const countsOf: Readonly<Record<ContributionKind, (count: number) => string>> = {
  review: (count) => counted(count, 'review', 'reviews'),
  interview: (count) => counted(count, 'interview', 'interviews'),
  photo: (count) => counted(count, 'set of photos', 'sets of photos'),
  salary: (count) => counted(count, 'salary', 'salaries'),
  benefits: (count) => counted(count, 'list of benefits', 'lists of benefits'),
};

export const decidedThings: Readonly<Record<ModeratedKindName, string>> = {
  review: 'review',
  interview: 'interview',
  benefits: 'note',
  photo: 'set of photos',
};
