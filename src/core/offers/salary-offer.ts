import type { EachPart } from '../content/texts.ts';
import { shownRupees } from './offer-amount.ts';

export const workModes = ['office', 'hybrid', 'remote'] as const;

/** The place of work. */
export type WorkMode = (typeof workModes)[number];

/** A salary offered or earned, a year, in whole rupees. */
export interface OfferFacts {
  readonly companyName: string;
  readonly jobProfile: string;
  readonly location: string | null;
  readonly experienceYears: number;
  readonly fixedRupees: number;
  readonly variableRupees: number;
  readonly stockRupees: number;
  readonly workMode: WorkMode;
  /** Whether it is what they earn now. At most one of a member's offers is. */
  readonly isCurrent: boolean;
}

type WithText = 'companyName' | 'jobProfile' | 'location';
type WithoutText = 'experienceYears' | 'fixedRupees' | 'variableRupees' | 'stockRupees' | 'workMode' | 'isCurrent';

/** The texts of an offer. */
export const textsOfOffer = ({ companyName, jobProfile, location }: EachPart<OfferFacts, WithText, WithoutText>): readonly string[] =>
  [companyName, jobProfile, location].filter((text) => text !== null);

/** An offer that a member keeps for posts. */
export interface SavedOffer extends OfferFacts {
  readonly offerId: string;
  /** Whether it stays with the account although no account is to know of the name: the device it belongs on keeps nothing more. */
  readonly isLeft?: boolean;
}

/** The facts of an offer without what else is known of it. */
export const factsOf = ({ companyName, jobProfile, location, experienceYears, fixedRupees, variableRupees, stockRupees, workMode, isCurrent }: OfferFacts) =>
  ({ companyName, jobProfile, location, experienceYears, fixedRupees, variableRupees, stockRupees, workMode, isCurrent }) satisfies OfferFacts;

/** Whether two offers say the same, so that everyone who sees both takes them for one person’s. Which of them is the current salary changes nothing about that. */
export const saySame = (one: OfferFacts, other: OfferFacts): boolean =>
  JSON.stringify(factsOf({ ...one, isCurrent: false })) === JSON.stringify(factsOf({ ...other, isCurrent: false }));

/** An offer as a post shows it. Its id is the post's own, so that two posts with the same offer cannot be joined by it (F-16). */
export interface Offer extends SavedOffer {
  /** The votes as they were when eight had voted last who never had; nothing before, as they would tell who chose what. */
  readonly votes: number | null;
}

/** The facts of an offer as others see them: the employer of now is nobody's business, and no answer carries the name. */
export const shownOffer = <Facts extends OfferFacts>(offer: Facts): Facts => (offer.isCurrent ? { ...offer, companyName: '' } : offer);

/** The offers of one post with their votes. */
export interface OfferVotes {
  readonly postId: string;
  readonly myOfferId: string | null;
  readonly offers: readonly Offer[];
}

/** The limits of an offer, and of the number of offers in one post (D-09). */
export interface OfferConfig {
  readonly leastOffers: number;
  readonly mostOffers: number;
  readonly mostRupees: number;
  readonly mostYears: number;
  readonly workModes: readonly WorkMode[];
}

/** The name under which a device keeps the offers of a member. */
export const offersNameOf = (owner: string): string => `offers-${owner}`;

/** The code of an offer that is stored on the device alone, where the device keeps nothing more. */
export const deviceFull = 'DEVICE_FULL';

export const mostSalaryOffers = 3;
export const mostOfferRupees = 100_000_000;
export const mostOfferYears = 30;
/** The longest name of an employer or a profile in an offer, and the longest location. */
export const longestOfferName = 120;
export const longestOfferLocation = 80;

export const offerConfig: OfferConfig = { leastOffers: 1, mostOffers: mostSalaryOffers, mostRupees: mostOfferRupees, mostYears: mostOfferYears, workModes };

/** Offers with one marked as the current salary, and no other. */
export const withCurrent = <Kept extends SavedOffer>(offers: readonly Kept[], offerId: string): readonly Kept[] =>
  offers.map((offer) => ({ ...offer, isCurrent: offer.offerId === offerId }));

/** The total of an offer in a year: what its parts add up to as they are shown beside it. */
export const totalRupees = ({ fixedRupees, variableRupees, stockRupees }: OfferFacts): number =>
  shownRupees(fixedRupees) + shownRupees(variableRupees) + shownRupees(stockRupees);

/** The offers after the member has chosen one, or taken the choice back. What each has moves with eight more voters. */
export const reoffered = (shown: OfferVotes, myOfferId: string | null): OfferVotes => ({ ...shown, myOfferId });
