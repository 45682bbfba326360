import type { SocialLink } from '#core/companies/company.ts';
import type { SizeBucket } from '#core/companies/size-bucket.ts';
import type { DemoCity } from './demo-cities.ts';
import type { DemoIndustry } from '../industries/demo-industry.ts';

export interface DemoFacts {
  readonly about: string | null;
  readonly logo: string | null;
  readonly cover: string | null;
  readonly secondaryIndustry: DemoIndustry | null;
  /** Head office first. */
  readonly offices: readonly DemoCity[];
  readonly foundedYear: number | null;
  readonly indianSize: SizeBucket | null;
  readonly globalSize: SizeBucket | null;
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly followersCount: number;
  /** Most photos made up for it. */
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

export interface DemoCompany extends DemoFacts {
  readonly id: string;
  readonly urlName: string;
  readonly name: string;
  readonly industry: DemoIndustry;
}

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
