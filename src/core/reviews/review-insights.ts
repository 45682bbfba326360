import type { ReviewDigest } from './digest.ts';
import type { ExitFigures } from './exit-figures.ts';
import type { ReviewFigures } from './review-figures.ts';

export interface ReviewInsights {
  readonly figures: ReviewFigures;
  readonly exit: ExitFigures;
  readonly digest: ReviewDigest;
}
