import { sizeBuckets, type SizeBucket } from '../companies/size-bucket.ts';
import { awardSizes, startupsSlug, type AwardSize } from './award-slugs.ts';

const lastBuckets: Readonly<Record<AwardSize, SizeBucket>> = { small: '51-200', 'mid-sized': '501-1k', large: '5k-10k', mega: '1 Lakh+' };

/** Size class by employees in India. */
export const awardSizeOf = (bucket: SizeBucket): AwardSize =>
  awardSizes.find((size) => sizeBuckets.indexOf(bucket) <= sizeBuckets.indexOf(lastBuckets[size])) ?? 'mega';

/** Limit of a startup's age in years, and of its size. */
export const mostStartupYears = 10;
export const largestStartup: SizeBucket = '501-1k';

/** Industries, by URL name, whose young companies are technology startups. */
export const techIndustries = ['software-products', 'it-services', 'cloud-services', 'data-consulting', 'payments', 'online-marketplaces', 'agritech'] as const;

export type AwardCategoryKind = 'size' | 'startups' | 'industry';

/** Category of companies by size, industry, or as young technology companies. */
export interface AwardCategory {
  /** Such as `mega`, `tech-startups`, or an industry's URL name. */
  readonly slug: string;
  readonly kind: AwardCategoryKind;
  /** Null for our own slugs, which each language names. */
  readonly industry: string | null;
  /** Companies with enough reviews for a rating, and those qualified. */
  readonly companiesCount: number;
  readonly qualifiedCount: number;
}

export const categoryKindOf = (slug: string): AwardCategoryKind =>
  awardSizes.some((size) => size === slug) ? 'size' : slug === startupsSlug ? 'startups' : 'industry';
