import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMember } from '#tests/members.ts';
import { aBrowser, banyan, kite, openName, letGo, pressIn, region } from './with-key.ts';

/** Browser with two members' names, as a guest finds it. */
async function ofTwo() {
  const first = await aBrowser(banyan, undefined, 'asha');
  await aBrowser(kite, first.backend, 'ravi', first.device);
  return aBrowser(undefined, first.backend, undefined, first.device);
}

describe('the page of a made-up name where several keys are (F-07)', () => {
  it('lists their names to a guest, who opens one and forgets that one alone', async () => {
    const browser = await ofTwo();
    const { urls } = await openName(browser);
    const part = await region('This browser has keys for several names');
    expect(within(part).getAllByRole('button')).toHaveLength(2);
    await pressIn(part, 'Brave Kite');
    expect(await region('Brave Kite')).toBeTruthy();
    await letGo('Brave Kite', 'forget');
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=forgotten']));
    expect((await browser.keys.local())?.persona).toEqual(banyan);
  });

  it('says to a guest what they can do with a key brought here', async () => {
    await openName(await aBrowser(banyan), { query: '?now=returned' });
    expect(await screen.findByText(/Without logging in you can rename the name, delete it, or copy its key/)).toBeTruthy();
    expect(screen.queryByText(/You can write under this name in this browser again/)).toBeNull();
  });

  it('asks a member without a key whether a name is theirs, then takes it', async () => {
    const left = await aBrowser(banyan);
    const browser = await aBrowser(undefined, left.backend, 'ravi', left.device);
    const { urls } = await openName(browser, { member: aMember({ isReader: true, isWriter: true }) });
    const question = await screen.findByRole('group', { name: 'Is this name yours?' });
    expect(screen.queryByRole('heading', { name: 'The key of your name is not here' })).toBeNull();
    expect(await browser.keys.local()).toBeUndefined();
    fireEvent.click(within(question).getByRole('radio', { name: 'Yes, Quiet Banyan is mine' }));
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=returned']));
    expect((await browser.keys.local())?.persona).toEqual(banyan);
  });

  it.each([
    ['en', 'No, it is not mine', 'Answer', 'This browser has no key for any of your names'],
    ['hi', 'नहीं, यह मेरा नहीं है', 'जवाब दें', 'इस ब्राउज़र में आपके किसी नाम की चाबी नहीं है'],
  ] as const)('goes on with the focus where a name was said not to be theirs (%s)', async (language, no, answer, heading) => {
    const left = await aBrowser(banyan);
    const browser = await aBrowser(undefined, left.backend, 'ravi', left.device);
    await openName(browser, { language, member: aMember({ isReader: true, isWriter: false }) });
    fireEvent.click(await screen.findByRole('radio', { name: no }));
    fireEvent.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(heading));
  });

  it('tells a member whose other key is here, and forgets it once sure', async () => {
    const left = await aBrowser(banyan, undefined, 'asha');
    const browser = await aBrowser(undefined, left.backend, 'ravi', left.device);
    const { urls } = await openName(browser, { member: aMember({ isReader: true, isWriter: true }) });
    await region('The key of your name is not here');
    const part = await region('Keys of other names in this browser');
    await pressIn(part, 'Remove the key of Quiet Banyan');
    const dialog = await screen.findByRole('dialog', { name: 'Remove the key of Quiet Banyan here?' });
    expect(dialog.textContent).toContain('Without a copy in a file, another browser or a backup, nobody can write under this name again.');
    expect(await left.keys.local()).toBeTruthy();
    await pressIn(dialog, 'Remove the key of Quiet Banyan');
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=forgotten']));
    expect(await left.keys.local()).toBeUndefined();
  });
});
