import { describe, expect, it } from 'vitest';
import * as compareOffers from '#core/compare-offers/offer-rules.ts';
import * as gratuity from '#core/gratuity/gratuity-rules.ts';
import * as provision from '#core/gratuity/provision-rules.ts';
import * as hra from '#core/hra/hra-rules.ts';
import * as incomeTax from '#core/income-tax/income-tax-rules.ts';
import * as paidFairly from '#core/calculators/fair-pay-rules.ts';
import * as realTerms from '#core/real-terms/price-index-rules.ts';
import * as esi from '#core/statutory/esi-rules.ts';
import * as professionalTax from '#core/statutory/professional-tax-rules.ts';
import * as providentFund from '#core/statutory/provident-fund-rules.ts';
import * as wages from '#core/statutory/wage-rules.ts';
import * as welfareFund from '#core/statutory/welfare-fund-rules.ts';
import * as deductions from '#core/take-home/deduction-rules.ts';
import { sourceInHindi } from './sources.ts';

function sourcesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'source' && typeof inner === 'string' ? [inner] : sourcesIn(inner)));
}

const all = [compareOffers, gratuity, provision, hra, incomeTax, paidFairly, realTerms, esi, professionalTax, providentFund, wages, welfareFund, deductions];
const sources = [...new Set(all.flatMap(sourcesIn))];

/** Websites, names and abbreviations that Hindi also writes in Latin letters. */
const kept =
  /G\.S\.R\.|S\.O\.|F\.T\.|\S+\.(?:com|in|dev|fyi|py)\b|\S+\/\S+|\b(?:CBDT|EPFO?|MP|ESI|EDLI|FAQ|PIB|KPMG|Razorpay|greytHR|Mettur Beardsell|I{1,3})\b|\d\S*/g;

describe('the source of a rule in Hindi', () => {
  it('is known for all of them', () => expect(sources.length).toBeGreaterThan(80));

  it.each(sources)('has nothing left in English: %s', (source) => {
    expect(sourceInHindi(source).replaceAll(kept, '')).not.toMatch(/[A-Za-z]/);
  });

  it.each([
    [
      'Income-tax Act 1961, s.10(13A); from 1 April 2026 Income-tax Rules 2026, rule 279 and Schedule III',
      'आयकर अधिनियम 1961, धारा 10(13A); 1 अप्रैल 2026 से आयकर नियम 2026, नियम 279 और अनुसूची III',
    ],
    ['EPF Scheme 1952, ceiling of 1 September 2014', 'EPF योजना 1952, 1 सितंबर 2014 की सीमा'],
    ['Notification of 29 March 2018; citehr.com', '29 मार्च 2018 की अधिसूचना; citehr.com'],
  ])('reads well: %s', (source, inHindi) => expect(sourceInHindi(source)).toBe(inHindi));
});
