import type { ProfileSections } from './company-profile.ts';
import { customSectionId } from './custom-section-id.ts';

/** Words by which a company calls how it hires. */
const hiring = /\b(hir(e|es|ing)|recruit\w*|interviews?|selection)\b|भर्ती|इंटरव्यू|चयन/i;

/** The place on its overview where a company itself says how it hires: a section that it calls so, or else its answers to what people ask; none where it says nothing of it. */
export function hiringSection({ customSections, faq }: Pick<ProfileSections, 'customSections' | 'faq'>): string | undefined {
  const at = customSections.findIndex(({ title }) => hiring.test(title));
  if (at >= 0) return customSectionId(at);
  return faq.some(({ question }) => hiring.test(question)) ? 'faq' : undefined;
}
