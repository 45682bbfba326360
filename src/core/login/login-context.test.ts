import { describe, expect, it } from 'vitest';
import { contextNamed, loginContexts, maySkipCross, wayOutOf } from './login-context.ts';

describe('the contexts of a login (R-126)', () => {
  it('are twelve, as no salary is locked here (F-05)', () => {
    expect(new Set(loginContexts).size).toBe(12);
  });

  it('are read from a URL, and nothing else is', () => {
    for (const context of loginContexts) expect(contextNamed(context)).toBe(context);
    for (const text of ['', 'toString', 'Review', null, undefined]) expect(contextNamed(text)).toBeUndefined();
  });
});

describe('the way out of a login', () => {
  it('loses its cross for a review and the feed only (R-127)', () => {
    expect(loginContexts.filter(maySkipCross)).toEqual(['review', 'feed']);
    expect(maySkipCross(undefined)).toBe(false);
  });

  it.each([
    [false, 'reading', 'close'],
    [false, 'action', 'close'],
    [true, 'reading', 'close'],
    [true, 'action', 'back'],
  ] as const)('with disableClose %s over %s is: %s (D-18)', (disableClose, behind, way) => {
    expect(wayOutOf(disableClose, behind)).toBe(way);
  });
});
