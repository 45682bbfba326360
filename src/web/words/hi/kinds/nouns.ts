import type { ContributionKind, ModeratedKindName } from '#core/kinds/contribution-kinds.ts';
import type { LedgerEvent } from '#core/moderation/ledger.ts';
import type { CountedContribution } from '#core/usage/host-numbers.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { grouped } from '#core/figures/counts.ts';

export const titlesOfOne: Readonly<Record<ContributionKind, string>> = {
  review: 'रिव्यू',
  interview: 'इंटरव्यू',
  photo: 'फ़ोटो',
  salary: 'सैलरी',
  benefits: 'सुविधाएँ',
};

export const titlesOfMany: Readonly<Record<ContributionKind, string>> = {
  review: 'रिव्यू',
  interview: 'इंटरव्यू',
  photo: 'फ़ोटो',
  salary: 'सैलरी',
  benefits: 'सुविधाएँ',
};

export const titlesOfCounted: Readonly<Record<CountedContribution, string>> = {
  ...titlesOfMany,
  photos: titlesOfMany.photo,
  post: 'पोस्ट',
  comment: 'टिप्पणियाँ',
  answer: 'जवाब',
  question: 'सवाल',
};

export const titlesOfResources: Readonly<Record<ResourceType, string>> = {
  POST: 'पोस्ट',
  COMMENT: 'टिप्पणी',
  ANSWER: 'जवाब',
  REVIEW: 'रिव्यू',
  INTERVIEW: 'इंटरव्यू',
  PHOTOS: 'फ़ोटो',
  QUESTION: 'सवाल',
  BENEFITS: 'सुविधाओं पर नोट',
  MESSAGE: 'मैसेज',
  REPLY: 'कंपनी का जवाब',
};

export const oneResource: Readonly<Record<ResourceType, string>> = {
  POST: 'एक पोस्ट',
  COMMENT: 'एक टिप्पणी',
  ANSWER: 'एक जवाब',
  REVIEW: 'एक रिव्यू',
  INTERVIEW: 'एक इंटरव्यू',
  PHOTOS: 'फ़ोटो',
  QUESTION: 'एक सवाल',
  BENEFITS: 'सुविधाओं पर एक नोट',
  MESSAGE: 'एक मैसेज',
  REPLY: 'कंपनी का जवाब',
};

export const itemsOfLedger: Readonly<Record<LedgerEvent['itemKind'], string>> = {
  post: 'एक पोस्ट',
  comment: 'एक टिप्पणी',
  review: 'एक रिव्यू',
  photo: 'एक फ़ोटो',
  interview: 'एक इंटरव्यू',
  benefits: 'सुविधाओं पर एक नोट',
  question: 'एक सवाल',
  reply: 'कंपनी का जवाब',
  'issuer-key': 'बनाए हुए नामों की चाबी',
  desk: 'एक कंपनी की डेस्क',
};

export const countsOf: Readonly<Record<ContributionKind, (count: number) => string>> = {
  review: (count) => `${grouped(count)} रिव्यू`,
  interview: (count) => `${grouped(count)} इंटरव्यू`,
  photo: (count) => `${grouped(count)} बार भेजी फ़ोटो`,
  salary: (count) => `${grouped(count)} सैलरी`,
  benefits: (count) => `${grouped(count)} कंपनी की सुविधाएँ`,
};

export const decidedThings: Readonly<Record<ModeratedKindName, string>> = { review: 'रिव्यू', interview: 'इंटरव्यू', benefits: 'नोट', photo: 'फ़ोटो' };
