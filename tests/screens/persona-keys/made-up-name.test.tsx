import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { transferMs } from '#core/persona-keys/key-copies.ts';
import { aMember } from '#tests/members.ts';
import { aBrowser, banyan, kite, openName, letGo, pressIn, region } from './with-key.ts';

const type = (within_: HTMLElement, label: string, value: string) => fireEvent.change(within(within_).getByLabelText(label), { target: { value } });
const writer = aMember({ isReader: true, isWriter: true });

describe('the page of a made-up name whose key is here (F-07)', () => {
  it('shows the name signed out, and what holds of it', async () => {
    await openName(await aBrowser(banyan));
    const card = await region('Quiet Banyan');
    expect(card.textContent).toContain('Its key is in this browser.');
    expect(card.textContent).toContain('No account is linked to this name: not even the people who run this site can look up whose it is.');
  });

  it('makes a file that its passphrase opens, unnamed, and refuses weak ones', async () => {
    const browser = await aBrowser(banyan);
    await openName(browser);
    const part = await region('A file');
    type(part, 'Passphrase', 'elevenlette');
    await pressIn(part, 'Make the file');
    expect(part.textContent).toContain('A passphrase needs at least twelve characters.');
    expect(document.activeElement).toBe(within(part).getByLabelText('Passphrase'));
    type(part, 'Passphrase', '123456789012');
    await pressIn(part, 'Make the file');
    expect(part.textContent).toContain('This passphrase is easy to guess');
    expect(document.activeElement).toBe(within(part).getByLabelText('Passphrase'));
    type(part, 'Passphrase', 'seven quiet banyans');
    await pressIn(part, 'Make the file');
    const link = await within(part).findByRole('link', { name: 'Save the file' });
    const text = decodeURIComponent(link.getAttribute('href') ?? '');
    const [, salt = '', sealed = ''] = text.split('\n');
    expect([text.includes('Banyan'), link.getAttribute('download')]).toEqual([false, 'sealed-note.txt']);
    expect(within(part).getByText(/^The file is ready\. It is called “sealed-note\.txt”, so that your downloads list does not show what it is\./)).toBeTruthy();
    const other = await aBrowser(undefined, browser.backend);
    expect((await other.keys.restore(sealed, { passphrase: 'seven quiet banyans', salt })).publicKey).toBe(browser.publicKey());
  });

  it('shows a code for another device until it has run out', async () => {
    const { clock } = await openName(await aBrowser(banyan));
    const part = await region('Another device');
    await pressIn(part, 'Show a code');
    expect(await within(part).findByText(/^\w{4}-\w{4}-\w{4}$/)).toBeTruthy();
    expect(part.textContent).toContain('It works once, within 10 more minutes.');
    clock.advance(transferMs - 60_000);
    await waitFor(() => expect(part.textContent).toContain('It works once, within one more minute.'));
    clock.advance(60_000);
    await waitFor(() => expect(part.textContent).toContain('This code has expired.'));
    expect(within(part).queryByText(/^\w{4}-\w{4}-\w{4}$/)).toBeNull();
  });

  it('draws a passphrase for the copy, shows it, and deletes the copy again', async () => {
    const browser = await aBrowser(banyan);
    await openName(browser);
    const part = await region('A backup with us');
    expect(part.textContent).toContain('Someone with access to our server could try passphrases as often as they like');
    await pressIn(part, 'Suggest one');
    const field: HTMLInputElement = within(part).getByLabelText('Passphrase');
    expect([field.type, /^\w{4}(-\w{4}){3}$/.test(field.value)]).toEqual(['text', true]);
    fireEvent.click(within(part).getByRole('switch', { name: 'Show passphrase' }));
    expect(within(part).getByLabelText<HTMLInputElement>('Passphrase').type).toBe('password');
    await pressIn(part, 'Make a backup');
    await within(part).findByText('The backup is saved.');
    expect(browser.backend.copies.size).toBe(1);
    await pressIn(part, 'Delete the backup');
    await within(part).findByText('The backup is deleted.');
    expect(browser.backend.copies.size).toBe(0);
  });

  it('says so when something did not work, and nothing has changed', async () => {
    const browser = await aBrowser(banyan);
    await openName({ ...browser, copies: Object.assign(browser.copies, { startTransfer: () => Promise.reject(new Failure('offline')) }) });
    const part = await region('Another device');
    await pressIn(part, 'Show a code');
    await waitFor(() => expect(within(part).getByRole('alert').textContent).toContain('The connection broke, and we may not have received this.'));
  });

  it('forgets the key, and deletes the name with all, each after asking', async () => {
    const browser = await aBrowser(banyan);
    const { urls } = await openName(browser);
    const part = await region('Remove or delete the name');
    await pressIn(part, 'Delete the name and its posts');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Quiet Banyan?' });
    expect(dialog.textContent).toContain('In the public ledger, our list of deletions, each appears at a random moment within a week');
    expect(dialog.textContent).toContain('otherwise from 1 January 2027');
    await pressIn(dialog, 'Cancel');
    expect(browser.backend.personas.size).toBe(1);
    await letGo('Quiet Banyan', 'forget');
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=forgotten']));
    expect([await browser.keys.local(), browser.backend.personas.size]).toEqual([undefined, 1]);
  });

  it('deletes the name by its key', async () => {
    const browser = await aBrowser(banyan);
    const { urls } = await openName(browser);
    await letGo('Quiet Banyan', 'delete');
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=deleted']));
    expect([await browser.keys.local(), browser.backend.personas.size]).toEqual([undefined, 0]);
  });

  it('says that it was deleted in another browser, and keeps its key', async () => {
    const browser = await aBrowser(banyan);
    browser.backend.personas.clear();
    await openName(browser);
    expect(await screen.findByText('Quiet Banyan was deleted, with everything written under it.', { exact: false })).toBeTruthy();
    expect((await browser.keys.local())?.persona).toEqual(banyan);
  });

  it('stays as it is while the server cannot be asked', async () => {
    const browser = await aBrowser(banyan);
    Object.assign(browser.signed, { own: () => Promise.reject(new Failure('offline')) });
    await openName(browser);
    expect(await region('Quiet Banyan')).toBeTruthy();
    expect((await browser.keys.local())?.persona).toEqual(banyan);
  });
});

describe('the page of a made-up name without its key (F-07)', () => {
  it('brings it by another browser’s code, however typed, and tells whose it is', async () => {
    const first = await aBrowser(banyan);
    const opened = await openName(first);
    await pressIn(await region('Another device'), 'Show a code');
    const code = (await screen.findByText(/^\w{4}-\w{4}-\w{4}$/)).textContent ?? '';
    opened.view.unmount();
    const second = await aBrowser(undefined, first.backend);
    const { urls } = await openName(second);
    const part = await region('Bring a key here');
    expect(part.textContent).toContain('anyone who uses this browser can use the key');
    type(part, 'Code', 'short');
    await pressIn(part, 'Bring it here');
    await waitFor(() => expect(within(part).getByRole('alert').textContent).toContain('A code has twelve letters and digits.'));
    type(part, 'Code', code.toLowerCase().replaceAll('-', ' '));
    await pressIn(part, 'Bring it here');
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=returned']));
    expect(await second.keys.local()).toEqual({ publicKey: first.publicKey(), persona: banyan });
  });

  it('asks before replacing another’s key, and keeps it if the new name is deleted', async () => {
    const first = await aBrowser(kite);
    const { sealed } = await first.keys.seal({ passphrase: 'seven quiet banyans', salt: 'SALT' });
    const browser = await aBrowser(banyan, first.backend, 'ravi');
    const { urls } = await openName(browser, { member: writer });
    const part = await region('Quiet Banyan');
    fireEvent.click(screen.getByText('Bring a key here'));
    fireEvent.click(screen.getByRole('radio', { name: 'File' }));
    const file = new File([`daftar key 1\nSALT\n${sealed}\n`], 'key.txt');
    fireEvent.change(screen.getByLabelText('File with the key'), { target: { files: [file] } });
    const form = screen.getByLabelText('File with the key').closest('form') ?? part;
    type(form, 'Passphrase', 'seven quiet banyans');
    await pressIn(form, 'Bring it here');
    const dialog = await screen.findByRole('dialog', { name: 'Another key is in this browser' });
    expect(dialog.textContent).toContain('It is the key of Quiet Banyan.');
    first.backend.personas.delete(first.publicKey());
    await pressIn(dialog, 'Replace it');
    await waitFor(() => expect(form.textContent).toContain('The name of this key was deleted, so nobody can use it any more.'));
    expect([(await browser.keys.local())?.persona, urls.went]).toEqual([banyan, []]);
    first.backend.personas.set(first.publicKey(), kite);
    await pressIn(form, 'Bring it here');
    await pressIn(await screen.findByRole('dialog', { name: 'Another key is in this browser' }), 'Replace it');
    await waitFor(() => expect(urls.went).toEqual(['/user/made-up-name?now=returned']));
    expect((await browser.keys.local())?.persona).toEqual(kite);
  });

  it('says what a key elsewhere loses, and when a new name is possible', async () => {
    await openName(await aBrowser(), { member: writer });
    expect(await region('The key of your name is not here')).toBeTruthy();
    const part = await region('If the key is lost');
    expect(part.textContent).toContain('the name is not linked to any account, so we cannot tell which name is yours');
    expect(part.textContent).toContain('If you made the lost name before 1 October 2026, you can make a new one now, otherwise from 1 January 2027');
    await pressIn(part, 'Make a new name');
    expect(await screen.findByText('A new name starts from zero.', { exact: false })).toBeTruthy();
  });

  it('says to a member who made none that there is no key', async () => {
    await openName(await aBrowser(), { member: aMember({ isReader: true, isWriter: false }) });
    expect(await region('This browser has no key for a made-up name')).toBeTruthy();
  });

  it('says that a browser which keeps nothing holds no key', async () => {
    const browser = await aBrowser();
    Object.assign(browser.keys, { local: () => Promise.reject(new Failure('broken', undefined, { code: 'KEYS_NOT_KEPT' })) });
    await openName(browser);
    expect(await screen.findByRole('heading', { name: /This browser cannot save keys/ })).toBeTruthy();
  });
});
