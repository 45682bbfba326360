import { isOwnAwardSlug, type OwnAwardSlug } from '#core/awards/award-slugs.ts';
import { hindiPlaceNameOf } from '#core/reference-lists/hindi-place-names.ts';
import type { AwardBadgeWords } from '../../en/awards/badge.ts';

const tops: Record<OwnAwardSlug, string> = {
  mega: 'बहुत बड़ी कंपनियों में',
  large: 'बड़ी कंपनियों में',
  'mid-sized': 'मझोली कंपनियों में',
  small: 'छोटी कंपनियों में',
  'tech-startups': 'टेक स्टार्टअप में',
};

const topOf = (industry: string): string => `${hindiPlaceNameOf(industry) ?? industry} में`;

export const words: AwardBadgeWords = {
  heading: 'कर्मचारियों की पसंद के पुरस्कार',
  badge: ({ slug, industry, year, place }) => `${isOwnAwardSlug(slug) ? tops[slug] : topOf(industry ?? slug)} बेहतरीन ${year}, स्थान ${place}`,
  counted: 'बैज गिनती से मिलते हैं, पैसे से नहीं।',
};
