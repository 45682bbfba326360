import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { fakeIssuerKey } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';
import { aMember } from '#tests/members.ts';
import { aBrowser, banyan, openName, letGo, pressIn, region } from './with-key.ts';

const writer = aMember({ isReader: true, isWriter: true });
const reader = aMember({ isReader: true, isWriter: false });
const token = { issuer: fakeIssuerKey, prefix: 'AA', blindedMessage: 'AA', inverse: 'AA' };

describe('a made-up name that is not finished in this browser (F-07)', () => {
  it('is not said to be elsewhere, and is finished here', async () => {
    const browser = await aBrowser(undefined, undefined, 'ravi');
    await browser.keys.make();
    await browser.keys.note({ token });
    await openName(browser, { member: writer });
    await pressIn(await region('Your name is not finished'), 'Finish the name');
    expect(await screen.findByText('A new name starts from zero.', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'The key of your name is not here' })).toBeNull();
  });

  it('is said to begin within the hour, and its key asks nothing before', async () => {
    const browser = await aBrowser(undefined, undefined, 'ravi');
    await browser.keys.make();
    await browser.keys.note({ token, waiting: { persona: banyan, from: Infinity } });
    const asked: string[] = [];
    const { written, change, remove } = browser.signed;
    const signed = { own: () => (asked.push('own'), browser.signed.own()), written, change, remove };
    await openName({ ...browser, signed }, { member: writer });
    expect(within(await region('Quiet Banyan begins within an hour')).getByText(/random moment within an hour/)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('is shown as soon as it is made over the page', async () => {
    const browser = await aBrowser(undefined, undefined, 'ravi');
    const { shell } = await openName(browser, { member: reader });
    await region('This browser has no key for a made-up name');
    const { publicKey } = await browser.keys.make();
    await browser.keys.note({ persona: banyan });
    browser.backend.personas.set(publicKey, banyan);
    act(() => shell.get(NameNewsStore).tell());
    expect(await region('Quiet Banyan')).toBeTruthy();
    expect(screen.getByText('The name is ready. Back up its key in one more place.')).toBeTruthy();
  });
});

describe('a made-up name that was deleted (F-07)', () => {
  it('in another browser is not said to be elsewhere', async () => {
    const browser = await aBrowser(banyan, undefined, 'ravi');
    browser.backend.personas.clear();
    const { shell, urls } = await openName(browser, { member: writer });
    const part = await region('Your name is deleted');
    expect(part.textContent).toContain('Quiet Banyan was deleted, with everything written under it. Its key is still in this browser, but you cannot use it');
    expect(screen.queryByRole('heading', { name: 'The key of your name is not here' })).toBeNull();
    expect([(await browser.keys.local())?.persona, shell.get(NameNewsStore).changes]).toEqual([banyan, 0]);
    await pressIn(part, 'Remove the key here');
    await pressIn(await screen.findByRole('dialog', { name: 'Remove the key of Quiet Banyan here?' }), 'Remove the key here');
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=forgotten']));
    expect(await browser.keys.local()).toBeUndefined();
  });

  it('is there again where the server restored it from an older copy', async () => {
    const browser = await aBrowser(banyan, undefined, 'ravi');
    const { publicKey } = (await browser.keys.local()) ?? { publicKey: '' };
    browser.backend.personas.clear();
    const { shell } = await openName(browser, { member: writer });
    await region('Your name is deleted');
    browser.backend.personas.set(publicKey, banyan);
    act(() => shell.get(NameNewsStore).tell());
    expect(await region('Quiet Banyan')).toBeTruthy();
  });

  it('and whose answer was lost, is deleted when it is asked for once more', async () => {
    const browser = await aBrowser(banyan, undefined, 'ravi');
    const { urls } = await openName(browser, { member: writer });
    await region('Remove or delete the name');
    browser.backend.personas.clear();
    await letGo('Quiet Banyan', 'delete');
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=deleted']));
    expect(await browser.keys.local()).toBeUndefined();
  });
});

describe('a key that is forgotten here (F-07)', () => {
  it('goes to the other tabs', async () => {
    const { shell, urls } = await openName(await aBrowser(banyan));
    await letGo('Quiet Banyan', 'forget');
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=forgotten']));
    expect(shell.get(NameNewsStore).changes).toBe(1);
  });
});

describe('the question whether a name is theirs (F-07)', () => {
  it('never contradicts a sentence that there is none, even after a no', async () => {
    const browser = await aBrowser(banyan, undefined, 'asha');
    await browser.keys.release();
    const next = await aBrowser(undefined, browser.backend, 'ravi', browser.device);
    await openName(next, { member: reader });
    const no = await screen.findByRole('radio', { name: 'No, it is not mine' });
    expect(screen.queryByRole('heading', { name: /^No key of/ })).toBeNull();
    fireEvent.submit(no.closest('form') ?? no);
    expect(await region('This browser has no key for any of your names')).toBeTruthy();
  });
});
