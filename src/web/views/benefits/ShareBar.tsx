import type { BenefitShare } from '#core/benefits/benefit.ts';

/** How many of those who were asked say yes, as a bar. What it shows stands beside it in words. */
export const ShareBar = ({ share: { confirmed, people } }: { readonly share: Pick<BenefitShare, 'confirmed' | 'people'> }) =>
  confirmed !== null && (
    <svg className="chart" height="8" aria-hidden="true">
      <rect className="track" width="100%" height="8" rx="2" />
      <rect className="value" width={`${Math.round((confirmed * 100) / people)}%`} height="8" rx="2" />
    </svg>
  );
