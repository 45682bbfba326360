import type { SocialLink } from '#core/companies/company.ts';
import type { SizeBucket } from '#core/companies/size-bucket.ts';
import type { DemoCity } from './demo-cities.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';

/** The facts of a company beside its name and its trade. */
export interface DemoFacts {
  readonly about: string | null;
  /** Ids of pictures. */
  readonly logo: string | null;
  readonly cover: string | null;
  readonly secondaryIndustry: DemoIndustry | null;
  /** The head office comes first. */
  readonly offices: readonly DemoCity[];
  readonly foundedYear: number | null;
  readonly indianSize: SizeBucket | null;
  readonly globalSize: SizeBucket | null;
  /** The rating, 1 to 5 with one decimal. */
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly followersCount: number;
  /** How many photos are made up of it, at most; how many it has is counted. */
  readonly photosCount: number;
  readonly relationsCount: number;
  readonly isPremium: boolean;
  readonly website: string | null;
  readonly careerSiteUrl: string | null;
  readonly naukriCompanyPageUrl: string | null;
  readonly contactNumber: string | null;
  readonly emailId: string | null;
  readonly socialLinks: readonly SocialLink[];
}

/** A company that does not exist. */
export interface DemoCompany extends DemoFacts {
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly industry: DemoIndustry;
}

/** A company of which nobody has shared anything. */
export const nothingKnown: DemoFacts = {
  about: null,
  logo: null,
  cover: null,
  secondaryIndustry: null,
  offices: [],
  foundedYear: null,
  indianSize: null,
  globalSize: null,
  rating: null,
  reviewsCount: 0,
  followersCount: 0,
  photosCount: 0,
  relationsCount: 0,
  isPremium: false,
  website: null,
  careerSiteUrl: null,
  naukriCompanyPageUrl: null,
  contactNumber: null,
  emailId: null,
  socialLinks: [],
};
