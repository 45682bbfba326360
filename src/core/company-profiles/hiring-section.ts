import type { ProfileSections } from './company-profile.ts';
import { customSectionId } from './custom-section-id.ts';

const hiring = /\b(hir(e|es|ing)|recruit\w*|interviews?|selection)\b|भर्ती|इंटरव्यू|चयन/i;

/** Section on the company's hiring, else its answers to questions. None without either. */
export function hiringSection({ customSections, faq }: Pick<ProfileSections, 'customSections' | 'faq'>): string | undefined {
  const at = customSections.findIndex(({ title }) => hiring.test(title));
  if (at >= 0) return customSectionId(at);
  return faq.some(({ question }) => hiring.test(question)) ? 'faq' : undefined;
}
