import type { EachPart } from '../content/texts.ts';
import { shownRupees } from './offer-amount.ts';

export const workModes = ['office', 'hybrid', 'remote'] as const;

export type WorkMode = (typeof workModes)[number];

/** Yearly pay offered or earned, in whole rupees. */
export interface OfferFacts {
  readonly companyName: string;
  readonly jobProfile: string;
  readonly location: string | null;
  readonly experienceYears: number;
  readonly fixedRupees: number;
  readonly variableRupees: number;
  readonly stockRupees: number;
  readonly workMode: WorkMode;
  /** Current salary; at most one per member. */
  readonly isCurrent: boolean;
}

type WithText = 'companyName' | 'jobProfile' | 'location';
type WithoutText = 'experienceYears' | 'fixedRupees' | 'variableRupees' | 'stockRupees' | 'workMode' | 'isCurrent';

export const textsOfOffer = ({ companyName, jobProfile, location }: EachPart<OfferFacts, WithText, WithoutText>): readonly string[] =>
  [companyName, jobProfile, location].filter((text) => text !== null);

/** Offer saved for posts. */
export interface SavedOffer extends OfferFacts {
  readonly offerId: string;
  /** Stays with the account because the pseudonym's device is full. */
  readonly isLeft?: boolean;
}

export const factsOf = ({ companyName, jobProfile, location, experienceYears, fixedRupees, variableRupees, stockRupees, workMode, isCurrent }: OfferFacts) =>
  ({ companyName, jobProfile, location, experienceYears, fixedRupees, variableRupees, stockRupees, workMode, isCurrent }) satisfies OfferFacts;

/** Equal enough to look like one person's, ignoring which is current. */
export const saySame = (one: OfferFacts, other: OfferFacts): boolean =>
  JSON.stringify(factsOf({ ...one, isCurrent: false })) === JSON.stringify(factsOf({ ...other, isCurrent: false }));

/** Offer in a post, with an id of its own so that posts cannot be joined (F-16). */
export interface Offer extends SavedOffer {
  /** Votes published per eight new voters, or null, to hide individual choices. */
  readonly votes: number | null;
}

/** Removes the current employer's name from every answer. */
export const shownOffer = <Facts extends OfferFacts>(offer: Facts): Facts => (offer.isCurrent ? { ...offer, companyName: '' } : offer);

export interface OfferVotes {
  readonly postId: string;
  readonly myOfferId: string | null;
  readonly offers: readonly Offer[];
}

/** Limits of an offer and per post (D-09). */
export interface OfferConfig {
  readonly leastOffers: number;
  readonly mostOffers: number;
  readonly mostRupees: number;
  readonly mostYears: number;
  readonly workModes: readonly WorkMode[];
}

export const offersNameOf = (owner: string): string => `offers-${owner}`;

/** Error code for a full device. */
export const deviceFull = 'DEVICE_FULL';

export const mostSalaryOffers = 3;
export const mostOfferRupees = 100_000_000;
export const mostOfferYears = 30;
export const longestOfferName = 120;
export const longestOfferLocation = 80;

export const offerConfig: OfferConfig = { leastOffers: 1, mostOffers: mostSalaryOffers, mostRupees: mostOfferRupees, mostYears: mostOfferYears, workModes };

/** Marks one offer as current and no other. */
export const withCurrent = <Kept extends SavedOffer>(offers: readonly Kept[], offerId: string): readonly Kept[] =>
  offers.map((offer) => ({ ...offer, isCurrent: offer.offerId === offerId }));

/** Sum of the parts as displayed. */
export const totalRupees = ({ fixedRupees, variableRupees, stockRupees }: OfferFacts): number =>
  shownRupees(fixedRupees) + shownRupees(variableRupees) + shownRupees(stockRupees);

/** Changes the member's choice; votes move only with eight more voters. */
export const reoffered = (shown: OfferVotes, myOfferId: string | null): OfferVotes => ({ ...shown, myOfferId });
