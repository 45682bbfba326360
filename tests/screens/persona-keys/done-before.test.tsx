import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBrowser, banyan, openName, pressIn, region } from './with-key.ts';

describe('the page of a made-up name after something was done to it (F-07)', () => {
  it('says what was done just before only where the page shows the same', async () => {
    const gone = await openName(await aBrowser(), { query: '?now=deleted' });
    expect(await screen.findByText('The name is deleted, with everything written under it.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('The name is deleted, with everything written under it.');
    gone.view.unmount();
    await openName(await aBrowser(), { query: '?now=returned' });
    await region('This browser has no key for a made-up name');
    expect(screen.queryByText(/^The key is here\./)).toBeNull();
  });

  it('says that a name was deleted beside another, which opens after a press', async () => {
    await openName(await aBrowser(banyan), { query: '?now=deleted' });
    const left = await region('There is also a key for another name');
    expect(document.activeElement?.textContent).toBe('The name is deleted, with everything written under it.');
    expect(screen.queryByRole('button', { name: 'Delete the name and its posts' })).toBeNull();
    await pressIn(left, 'Open Quiet Banyan');
    expect(await region('Quiet Banyan')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete the name and its posts' })).toBeTruthy();
  });
});
