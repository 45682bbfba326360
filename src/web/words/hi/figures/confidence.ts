import type { Confidence } from '#core/figures/confidence.ts';

export const words: Record<Confidence, string> = {
  'very-low': 'बहुत कम भरोसा',
  low: 'कम भरोसा',
  moderate: 'ठीक-ठाक भरोसा',
  high: 'पक्का भरोसा',
  'very-high': 'बहुत पक्का भरोसा',
};
