import { describe, expect, it } from 'vitest';
import { compareCompaniesUrl, comparedCompaniesFromUrl } from './company-compare-url.ts';

const read = (query: string) => comparedCompaniesFromUrl(new URLSearchParams(query));

describe('the URL of companies side by side (R-004)', () => {
  it('comes back as the same companies in the same order', () => {
    const url = compareCompaniesUrl(['koyal-pay', 'sutra-mill']);
    expect(url).toBe('/compare?company=koyal-pay&company=sutra-mill');
    expect(read(url.slice(url.indexOf('?')))).toEqual({ urlNames: ['koyal-pay', 'sutra-mill'], isOverfull: false });
    expect(compareCompaniesUrl([])).toBe('/compare');
  });

  it('names each company once, and four at most', () => {
    expect(read('?company=a&company=b&company=a').urlNames).toEqual(['a', 'b']);
    expect(read('?company=a&company=b&company=c&company=d&company=e')).toEqual({ urlNames: ['a', 'b', 'c', 'd'], isOverfull: true });
  });

  it('drops what can be no name, so that an old link still opens', () => {
    expect(read('?company=%3Cb%3E&company=Koyal&company=koyal-pay&campaign=x').urlNames).toEqual(['koyal-pay']);
  });
});
