import type { FairPlace } from '#core/salaries/fair-place.ts';
import type { PaidFairlyWords } from '#web/words/en/paid-fairly/words.ts';

/** The verdict in words: on which side of the edges of the typical range a pay lies, or that nobody can tell. */
export const verdictSaid = ({ around, verdict }: Pick<FairPlace, 'around' | 'verdict'>, words: PaidFairlyWords): string =>
  around ? words.around[around] : words.verdict[verdict];
