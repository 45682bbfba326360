import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as post from '#web/app/posts/post-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { anOffer, aPost } from '#tests/content.ts';
import { withContent } from '#tests/screens/posts/with-content.ts';
import { textsOf } from '#tests/screens/texts-of.ts';

/** IntersectionObserver stub: every observed element is visible at once. */
class InSight {
  readonly #look: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void;
  constructor(look: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void) {
    this.#look = look;
  }
  observe(target: Element): void {
    this.#look([{ isIntersecting: true, target }]);
  }
  disconnect(): void {}
}

const open = () =>
  withContent(
    post,
    screens.post,
    '/p/p1',
    new FakeContent([], [aPost({ postId: 'p1', kind: 'salary', offers: [anOffer(), anOffer({ offerId: 'b', location: null })] })]),
  );

describe('what stays in hand of an offer (R-077)', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', InSight));
  afterEach(() => void vi.unstubAllGlobals());

  it('is beside each with its starting day, and says how it was counted (C-2)', async () => {
    open();
    const row = await screen.findByRole('row', { name: /^In hand a month ₹/ });
    expect(textsOf(row, 'cell')).toEqual(['₹96,800 from 1 October 2026', '₹97,000 from 1 October 2026']);
    const basis = screen.getByText('How “in hand” is counted').closest('details');
    expect(basis?.textContent).toContain('We count fixed pay only, not variable pay and stock.');
    expect(basis?.textContent).toMatch(/FY 2026-27, with the new tax regime.*checked the tax rules up to 10 October 2026\./);
    expect(basis?.textContent).toContain('we leave out professional tax');
  });
});

describe('offers that nobody has scrolled to', () => {
  it('ask for no rules of pay', async () => {
    open();
    expect((await screen.findByRole('row', { name: /^In hand a month/ })).textContent).toBe('In hand a month––');
  });
});
