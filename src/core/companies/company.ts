import type { CompanyAward } from './company-award.ts';
import type { SizeBucket } from './size-bucket.ts';

/** A company as a list shows it. */
export interface CompanySummary {
  readonly urlName: string;
  readonly name: string;
  /** A URL on this origin, or a small picture carried in the answer itself. */
  readonly logo: string | null;
  readonly industry: string;
  readonly headquarters: string | null;
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly indianEmployeeCount: SizeBucket | null;
  readonly foundedYear: number | null;
  readonly officesCount: number;
  /** Its best place in the newest edition of the awards in which it has one. */
  readonly award: CompanyAward | null;
}

/**
 * How much the tabs of a company's pages have. What everyone reads one by one is counted exactly; people behind pay and benefits are counted in the steps in which their pages
 * publish them, so that no count tells of one more person than the page does.
 */
export interface TabCounts {
  /** All reviews that are shown, also those that are not in the stars. */
  readonly reviews: number;
  /** At least how many people the pay of everyone is of; 0 where there is no such figure. */
  readonly salaries: number;
  /** The people who tell of an interview. */
  readonly interviews: number;
  /** The questions asked in these interviews, each counted once. */
  readonly interviewQuestions: number;
  /** At least how many people say something of benefits; 0 where they are few. */
  readonly benefits: number;
  /** The open jobs, as they were counted last. */
  readonly jobs: number;
  readonly posts: number;
  /** What members ask about it. */
  readonly questions: number;
}

/** The header of every page of one company. */
export interface CompanyHeader {
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  readonly coverPhoto: string | null;
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly followersCount: number;
  readonly photosCount: number;
  readonly tabCounts: TabCounts;
  readonly relationsCount: number;
  readonly isPremium: boolean;
  /** The industries of the company, by name. */
  readonly infoTags: readonly string[];
  readonly headquarters: string | null;
  readonly indianEmployeeCount: SizeBucket | null;
  readonly globalEmployeeCount: SizeBucket | null;
  readonly foundedYear: number | null;
  readonly website: string | null;
  readonly socialLinks: readonly SocialLink[];
  readonly officeLocations: readonly string[];
  /** Its best place in the newest edition of the awards in which it has one. */
  readonly award: CompanyAward | null;
}

export interface SocialLink {
  readonly network: 'linkedin' | 'x' | 'youtube' | 'instagram' | 'facebook';
  readonly url: string;
}

/** The basic facts of one company. Unknown facts are null. */
export interface CompanyFacts {
  readonly companyId: string;
  readonly urlName: string;
  readonly name: string;
  readonly about: string | null;
  readonly foundedYear: number | null;
  readonly indianEmployeeCount: SizeBucket | null;
  readonly globalEmployeeCount: SizeBucket | null;
  readonly headquarters: string | null;
  readonly locations: readonly string[];
  readonly website: string | null;
  readonly primaryIndustry: string;
  readonly secondaryIndustry: string | null;
  readonly careerSiteUrl: string | null;
  readonly naukriCompanyPageUrl: string | null;
  readonly contactNumber: string | null;
  readonly emailId: string | null;
  readonly socialMedia: readonly SocialLink[];
}
