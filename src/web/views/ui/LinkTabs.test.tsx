import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { onStage } from '#tests/screens/on-stage.tsx';
import { LinkTabs } from './LinkTabs.tsx';

const labels = ['Reviews', 'Benefits', 'Q&A'];

/** Row of tabs on a phone: each 250 wide, 100 wider with a count. */
const rowOf = (current: string, counts: Readonly<Record<string, string>> = {}) =>
  onStage(<LinkTabs label="Parts" tabs={labels.map((label) => ({ label, to: `/${label}`, isCurrent: label === current, count: counts[label] }))} />).tree;

const widthOf = ({ children }: Element): number => (children.length === 0 ? 250 : 350);

function leftOf(tab: Element): number {
  const before = tab.previousElementSibling;
  return tab.tagName === 'NAV' || !before ? 16 : leftOf(before) + widthOf(before);
}

const shownAt = (container: HTMLElement) => container.querySelector('nav')?.scrollLeft;

describe('a row of tabs that is wider than the screen', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
      return leftOf(this);
    });
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(250);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    onTestFinished(() => void vi.restoreAllMocks());
  });

  it('begins at its left end while the tab of the page is in sight there', () => {
    const { container } = render(rowOf('Reviews'));
    expect(shownAt(container)).toBe(0);
  });

  it('is drawn as far as the current tab needs, with the next cut', () => {
    const { container } = render(rowOf('Q&A'));
    expect(shownAt(container)).toBe(498);
  });

  it('shows it there also once counts that come later push it along', () => {
    const { container, rerender } = render(rowOf('Q&A'));
    rerender(rowOf('Q&A', { Reviews: '21', Benefits: '8+' }));
    expect(shownAt(container)).toBe(698);
  });

  it('shows another once that is the current one, and leaves the page where it is', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const { container, rerender } = render(rowOf('Benefits'));
    rerender(rowOf('Q&A'));
    expect([shownAt(container), scrolled.mock.calls]).toEqual([498, []]);
  });

  it('stays where the reader has drawn it while nothing of it changes', () => {
    const { container, rerender } = render(rowOf('Q&A'));
    const nav = container.querySelector('nav');
    if (nav) nav.scrollLeft = 40;
    rerender(rowOf('Q&A'));
    expect(shownAt(container)).toBe(40);
  });
});
