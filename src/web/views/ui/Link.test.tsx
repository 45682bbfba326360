import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { onStage } from '#tests/screens/on-stage.tsx';
import { Link } from './Link.tsx';

function press(to: string, keys: object = {}) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const { tree, history } = onStage(
    <Link to={to} stays>
      There
    </Link>,
    undefined,
    '/list-of-companies?rating=4',
  );
  render(tree);
  const isLeftToTheBrowser = fireEvent.click(screen.getByRole('link', { name: 'There' }), keys);
  const { pathname, search } = history.location;
  const hasScrolled = scrollTo.mock.calls.length > 0;
  vi.restoreAllMocks();
  return { url: pathname + search, hasScrolled, isLeftToTheBrowser };
}

describe('a way to a screen (R-203)', () => {
  it.each(['?rating=4', '/?rating=4', '?rating=4#top', '?campaign=x&rating=4'])('leads nowhere on that very screen: %s', (rest) => {
    expect(press(`/list-of-companies${rest}`)).toMatchObject({ url: '/list-of-companies?rating=4', hasScrolled: true });
  });

  it.each(['/legal/data-map', '/list-of-companies'])('leads to any other: %s', (to) => {
    expect(press(to)).toMatchObject({ url: to, hasScrolled: false });
  });

  it('is left to the browser when its own tab is asked for', () => {
    expect(press('/list-of-companies?rating=4', { ctrlKey: true })).toMatchObject({ hasScrolled: false, isLeftToTheBrowser: true });
  });
});
