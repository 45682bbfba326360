import { describe, expect, it } from 'vitest';
import { isByWriter, leftBehindName, type Author } from './author.ts';

const named = (name: string, profileType: Author['profileType'] = 'ANONYMOUS'): Author => ({ profileType, name, avatar: undefined, isVerified: false });

describe('the author of a post who answers below it (T-13)', () => {
  it.each<[string, Author, Author | undefined, boolean]>([
    ['is known by the same made-up name', named('Quiet Banyan'), named('Quiet Banyan'), true],
    ['is not another made-up name', named('Quiet Banyan'), named('Steady Marigold'), false],
    ['is not seen below a post that is gone', named('Quiet Banyan'), undefined, false],
    ['is not known by a designation, which many have', named('Product Manager', 'DESIGNATION'), named('Product Manager', 'DESIGNATION'), false],
    ['is not known by a made-up name that reads like a designation', named('Product Manager'), named('Product Manager', 'DESIGNATION'), false],
    ['is not known by the name that all who left share', named(leftBehindName), named(leftBehindName), false],
  ])('%s', (_what, author, writer, is) => expect(isByWriter(author, writer)).toBe(is));
});
