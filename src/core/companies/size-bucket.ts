/** Size buckets by employees as displayed, smallest first. */
export const sizeBuckets = ['1-10', '11-50', '51-200', '201-500', '501-1k', '1k-5k', '5k-10k', '10k-50k', '50k-1 Lakh', '1 Lakh+'] as const;

export type SizeBucket = (typeof sizeBuckets)[number];

const leastOf: Record<SizeBucket, number> = {
  '1-10': 1,
  '11-50': 11,
  '51-200': 51,
  '201-500': 201,
  '501-1k': 501,
  '1k-5k': 1_001,
  '5k-10k': 5_001,
  '10k-50k': 10_001,
  '50k-1 Lakh': 50_001,
  '1 Lakh+': 100_001,
};

export function sizeBucketOf(people: number): SizeBucket | undefined {
  return sizeBuckets.findLast((bucket) => people >= leastOf[bucket]);
}

/** Buckets of an external label, where `10k+` spans three (D-04). */
export function sizeBucketsNamed(label: string): readonly SizeBucket[] {
  if (label === '10k+') return ['10k-50k', '50k-1 Lakh', '1 Lakh+'];
  return sizeBuckets.filter((bucket) => bucket === label);
}
