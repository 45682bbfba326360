import type { ReviewDigest } from './digest.ts';
import type { ExitFigures } from './exit-figures.ts';

/** What the reviews of a company come to, beside their stars. */
export interface ReviewInsights {
  readonly exit: ExitFigures;
  readonly digest: ReviewDigest;
}
