import { expect, it } from 'vitest';
import { verdictOf } from './vital-verdict.ts';

it.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'needs-work'],
  ['LCP', 4_001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 500, 'needs-work'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.25, 'needs-work'],
  ['CLS', 0.26, 'poor'],
] as const)('%s of %d is %s, by the published limits (R-229)', (vital, p75, verdict) => expect(verdictOf(vital, p75)).toBe(verdict));
