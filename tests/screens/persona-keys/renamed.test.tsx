import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBrowser, banyan, openName } from './with-key.ts';

describe('a made-up name on its page (F-07)', () => {
  it.each([
    ['en', 'Change name or picture', 'Save'],
    ['hi', 'नाम या तस्वीर बदलें', 'सेव करें'],
  ] as const)('is renamed, and leaves the focus where that was begun (%s)', async (language, change, save) => {
    const browser = await aBrowser(banyan);
    await openName(browser, { language });
    const button = await screen.findByRole('button', { name: change });
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Calm Otter' } });
    browser.backend.personas.set(browser.publicKey(), { ...banyan, userName: 'Calm Otter' });
    fireEvent.click(await within(dialog).findByRole('button', { name: save }));
    await screen.findByRole('region', { name: 'Calm Otter' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: change }));
  });
});
