import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewLimit } from './post-preview.ts';

describe('the preview of a post (R-066, D-07)', () => {
  it.each([
    ['one line', 'mobile', undefined, 85],
    ['one line', 'desktop', undefined, 120],
    ['one line', 'none', undefined, 100],
    ['one line', 'desktop', 60, 60],
    ['one line', 'mobile', 60, 85],
    ['two\nlines', 'mobile', undefined, 75],
    ['two\nlines', 'desktop', undefined, 110],
    ['three\n\nlines', 'none', undefined, 80],
    ['\n'.repeat(6), 'mobile', undefined, 25],
    ['\n'.repeat(7), 'mobile', undefined, 20],
    ['\n'.repeat(50), 'desktop', undefined, 20],
  ] as const)('of %j, %s, given %s, has %i letters', (text, context, given, limit) => {
    expect(previewLimit(text, context, given)).toBe(limit);
  });

  it('never has fewer than twenty letters, nor more with more lines', () => {
    const context = fc.constantFrom('mobile', 'desktop', 'none');
    fc.assert(
      fc.property(fc.string(), context, fc.option(fc.nat(500), { nil: undefined }), (text, where, given) => {
        const limit = previewLimit(text, where, given);
        expect(limit).toBeGreaterThanOrEqual(20);
        expect(previewLimit(`${text}\n`, where, given)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
