import { screens } from '../navigation/screens.ts';
import type { TextName } from './instance-text.ts';

/** Page of each text. */
export const textPaths: Readonly<Record<TextName, string>> = {
  faq: screens.faq,
  'about-us': screens.aboutUs,
  'our-team': screens.ourTeam,
  'privacy-policy': screens.privacyPolicy,
  'community-guidelines': screens.communityGuidelines,
  'terms-of-use': screens.termsOfUse,
};

export const isPolicy = (name: TextName): boolean => textPaths[name].startsWith('/legal/');
