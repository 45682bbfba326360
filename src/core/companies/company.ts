import type { KindPage } from '../kinds/contribution-kinds.ts';
import type { CompanyAward } from './company-award.ts';
import type { SizeBucket } from './size-bucket.ts';
import type { FactByCompany } from './written-fact.ts';

export interface CompanySummary {
  readonly urlName: string;
  readonly name: string;
  /** URL on this origin, or a small inline picture. */
  readonly logo: string | null;
  readonly industry: string;
  readonly headquarters: string | null;
  readonly rating: number | null;
  readonly reviewsCount: number;
  readonly indianEmployeeCount: SizeBucket | null;
  readonly foundedYear: number | null;
  readonly officesCount: number;
  /** Best place in the newest edition with one. */
  readonly award: CompanyAward | null;
}

/** Counts on tabs, with people in published steps, so that none reveals more than its page. */
export interface TabCounts extends Readonly<Record<Exclude<KindPage, 'photos'>, number>> {
  /** Distinct questions of the interviews. */
  readonly interviewQuestions: number;
  /** Open jobs by the latest count. */
  readonly jobs: number;
  readonly posts: number;
  /** Questions by members about it. */
  readonly questions: number;
}

/** Header of all pages of a company. */
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
  readonly infoTags: readonly string[];
  readonly headquarters: string | null;
  readonly indianEmployeeCount: SizeBucket | null;
  readonly globalEmployeeCount: SizeBucket | null;
  readonly foundedYear: number | null;
  /** Site as others than the company name it. */
  readonly website: string | null;
  readonly socialLinks: readonly SocialLink[];
  readonly officeLocations: readonly string[];
  /** Best place in the newest edition with one. */
  readonly award: CompanyAward | null;
}

export interface SocialLink {
  readonly network: 'linkedin' | 'x' | 'youtube' | 'instagram' | 'facebook';
  readonly url: string;
}

/** Basic facts of a company, with null for unknown. */
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
  readonly byCompany: readonly FactByCompany[];
  /** Names of benefits that the company says it offers, beside what members say. */
  readonly offeredBenefits: readonly string[];
}
