import type { BenefitShare } from '#core/benefits/benefit.ts';

/** Decorative bar of the yes share, which the words beside it repeat. */
export const ShareBar = ({ share: { percent } }: { readonly share: Pick<BenefitShare, 'percent'> }) =>
  percent !== null && (
    <svg className="chart" height="8" aria-hidden="true">
      <rect className="track" width="100%" height="8" rx="2" />
      <rect className="value" width={`${percent}%`} height="8" rx="2" />
    </svg>
  );
