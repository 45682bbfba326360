import type { FairPlace } from '#core/paid-fairly/fair-place.ts';
import type { PaidFairlyWords } from '#web/words/en/paid-fairly/words.ts';

/** Verdict relative to the typical range, or that none is possible. */
export const verdictSaid = ({ around, verdict }: Pick<FairPlace, 'around' | 'verdict'>, words: PaidFairlyWords): string =>
  around ? words.around[around] : words.verdict[verdict];
