import { describe, expect, it } from 'vitest';
import { collegeSearchFromUrl, collegeUrl, collegesUrl } from './college-urls.ts';
import { everyCollege } from './college-search.ts';

const read = (query: string) => collegeSearchFromUrl(new URLSearchParams(query));

describe('the URL of the list of colleges (R-006)', () => {
  it('is read back as the search it was made of', () => {
    const search = { text: 'iit & co', state: 'Tamil Nadu', sort: 'name' } as const;
    expect(read(collegesUrl(search).split('?')[1] ?? '')).toEqual(search);
    expect(collegesUrl(search, 'c1')).toContain('cursor=c1');
    expect(collegesUrl(everyCollege)).toBe('/colleges');
    expect(collegeUrl('hindu-college', 'newToOld')).toBe('/colleges/hindu-college');
    expect(collegeUrl('hindu-college', 'popularity', 'c1')).toBe('/colleges/hindu-college?sort=popularity&cursor=c1');
  });

  it('drops what it does not know', () => {
    expect(read('state=Atlantis&sort=best&text=%20%20')).toEqual(everyCollege);
  });
});
