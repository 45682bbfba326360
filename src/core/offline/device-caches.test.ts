import { describe, expect, it } from 'vitest';
import { keptAs } from './device-caches.ts';

describe('the pages that a device keeps (F-38)', () => {
  it('are called by their paths, and practice by what is practised', () => {
    expect(keptAs({ pathname: '/interviews', search: '?sort=oldToNew' })).toBe('/interviews');
    expect(keptAs({ pathname: '/interviews/practice', search: '?company=betwa' })).toBe('/interviews/practice?company=betwa');
  });
});
