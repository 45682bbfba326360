import { askedBands } from './asked-years.ts';
import type { Job } from './job.ts';

/** Outcome of holding an advertisement against what people get. */
export const adVerdicts = ['above', 'near', 'below', 'unstated', 'unknown', 'unlike', 'foreign'] as const;
export type AdVerdict = (typeof adVerdicts)[number];

/** Ends of a bar in percent of an axis from zero. */
export interface PayBar {
  readonly from: number;
  readonly to: number;
}

export interface AdAgainstPay {
  readonly verdict: AdVerdict;
  readonly ad: PayBar | null;
  readonly real: (PayBar & { readonly median: number }) | null;
}

/** Room beyond the highest amount of the axis. */
const beyond = 1.02;

/** Half the width of a bar without quartiles, as a share of its median. */
const fewShare = 0.15;

export function adAgainstPay({ pay, realPay, experience }: Pick<Job, 'pay' | 'realPay' | 'experience'>): AdAgainstPay {
  const [from, to] = [pay.minCtc ?? pay.maxCtc, pay.maxCtc ?? pay.minCtc];
  const isForeign = pay.currency !== 'INR' && from !== null;
  const ad = from !== null && to !== null && !isForeign ? { from, to } : null;
  const real = realPay && { from: realPay.low ?? realPay.median * (1 - fewShare), to: realPay.high ?? realPay.median * (1 + fewShare) };
  const percent = (amount: number): number => (100 * amount) / (Math.max(ad?.to ?? 0, real?.to ?? 0) * beyond);
  const barOf = (span: PayBar): PayBar => ({ from: percent(span.from), to: percent(span.to) });
  const isUnlike = realPay?.experience === null && askedBands(experience).length > 0;
  return {
    verdict: isForeign ? 'foreign' : !realPay || !real ? 'unknown' : !ad ? 'unstated' : isUnlike ? 'unlike' : placeOf(ad, realPay.median),
    ad: ad && barOf(ad),
    real: realPay && real && { ...barOf(real), median: percent(realPay.median) },
  };
}

/** Holds half of all people against both ends, so that “most” is true. */
const placeOf = ({ from, to }: PayBar, median: number): AdVerdict => (from > median ? 'above' : to < median ? 'below' : 'near');
