import { render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { onStage } from '#tests/screens/on-stage.tsx';
import { LinkTabs } from './LinkTabs.tsx';

it('shows the tab of the page in the middle of a row that is wider than the screen', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return this.textContent === 'Q&A' ? 516 : 16;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  onTestFinished(() => void vi.restoreAllMocks());
  const tabs = ['Reviews', 'Salaries', 'Q&A'].map((label) => ({ label, to: `/${label}`, isCurrent: label === 'Q&A' }));
  const { container } = render(onStage(<LinkTabs label="Parts" tabs={tabs} />).tree);
  expect(container.querySelector('nav')?.scrollLeft).toBe(400);
});
