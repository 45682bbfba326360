import type { Confidence } from '#core/figures/confidence.ts';

export const words: Record<Confidence, string> = {
  'very-low': 'Very low confidence',
  low: 'Low confidence',
  moderate: 'Moderate confidence',
  high: 'High confidence',
  'very-high': 'Very high confidence',
};
