import type { BenefitShare } from '#core/benefits/benefit.ts';

/** The share of those who were asked that say yes, as a bar. What it shows is beside it in words. */
export const ShareBar = ({ share: { percent } }: { readonly share: Pick<BenefitShare, 'percent'> }) =>
  percent !== null && (
    <svg className="chart" height="8" aria-hidden="true">
      <rect className="track" width="100%" height="8" rx="2" />
      <rect className="value" width={`${percent}%`} height="8" rx="2" />
    </svg>
  );
