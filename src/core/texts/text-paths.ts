import { screens } from '../navigation/screens.ts';
import type { TextName } from './instance-text.ts';

/** The page of each text. */
export const textPaths: Readonly<Record<TextName, string>> = {
  faq: screens.faq,
  'about-us': screens.aboutUs,
  'our-team': screens.ourTeam,
  'privacy-policy': screens.privacyPolicy,
  'community-guidelines': screens.communityGuidelines,
  'terms-of-use': screens.termsOfUse,
};

/** Whether a text is a rule, which is among terms and policies; the others tell of the installation. */
export const isPolicy = (name: TextName): boolean => textPaths[name].startsWith('/legal/');
