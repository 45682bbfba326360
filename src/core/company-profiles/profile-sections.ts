import type { CollageTemplate } from './company-profile.ts';
import { listedSectionNames, type ListedSection, type TypedProfile } from './typed-profile.ts';

/** Part of a company's page that is saved alone. */
export type ProfileSection = 'details' | 'said' | 'speech' | 'offered' | ListedSection | CollageTemplate;

const isListed = (section: ProfileSection): section is ListedSection => listedSectionNames.some((listed) => listed === section);

/** Page with one section of another version of it. */
export function withSection(page: TypedProfile, other: TypedProfile, section: ProfileSection): TypedProfile {
  const { details, isClaimed, mission, vision, overview, speech, offeredBenefits, lists, collages } = other;
  if (section === 'details') return { ...page, details };
  if (section === 'said') return { ...page, isClaimed, mission, vision, overview };
  if (section === 'speech') return { ...page, speech };
  if (section === 'offered') return { ...page, offeredBenefits };
  return isListed(section)
    ? { ...page, lists: { ...page.lists, [section]: lists[section] } }
    : { ...page, collages: { ...page.collages, [section]: collages[section] } };
}

export const differsIn = (section: ProfileSection, page: TypedProfile, other: TypedProfile): boolean =>
  JSON.stringify(withSection(page, other, section)) !== JSON.stringify(page);
