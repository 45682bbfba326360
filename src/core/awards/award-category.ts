import { sizeBuckets, type SizeBucket } from '../companies/size-bucket.ts';
import { awardSizes, startupsSlug, type AwardSize } from './award-slugs.ts';

/** The largest bucket that each size spans. */
const lastBuckets: Readonly<Record<AwardSize, SizeBucket>> = { small: '51-200', 'mid-sized': '501-1k', large: '5k-10k', mega: '1 Lakh+' };

/** The size class of a company by its employees in India. */
export const awardSizeOf = (bucket: SizeBucket): AwardSize =>
  awardSizes.find((size) => sizeBuckets.indexOf(bucket) <= sizeBuckets.indexOf(lastBuckets[size])) ?? 'mega';

/** The years since its foundation in which a company counts as a startup, and the largest it may be. */
export const mostStartupYears = 10;
export const largestStartup: SizeBucket = '501-1k';

/** The industries, by their names in URLs, whose young companies are technology startups. */
export const techIndustries = ['software-products', 'it-services', 'cloud-services', 'data-consulting', 'payments', 'online-marketplaces', 'agritech'] as const;

export type AwardCategoryKind = 'size' | 'startups' | 'industry';

/** A category of an edition: companies of one size, of one industry, or young technology companies. */
export interface AwardCategory {
  /** Such as `mega`, `tech-startups`, or the name of an industry in URLs. */
  readonly slug: string;
  readonly kind: AwardCategoryKind;
  /** The name of the industry; null where the slug is one of ours, which each language names. */
  readonly industry: string | null;
  /** The companies that had enough reviews for a rating, and those of them that qualify. */
  readonly companiesCount: number;
  readonly qualifiedCount: number;
}

export const categoryKindOf = (slug: string): AwardCategoryKind =>
  awardSizes.some((size) => size === slug) ? 'size' : slug === startupsSlug ? 'startups' : 'industry';
