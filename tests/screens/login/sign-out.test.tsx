import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '#core/device/preferences.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import * as settings from '#web/app/settings/settings-wiring.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aMember } from '#tests/members.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { aBrowser, banyan } from '#tests/screens/persona-keys/with-key.ts';

const me = aMember({ isReader: true, isWriter: true });

interface Facts {
  readonly areKept?: boolean;
  readonly storage?: FakeUserStorage;
  readonly language?: Language;
}

/** Settings of a member whose browser has made-up names' keys and unsent texts. */
async function open({ keys }: Awaited<ReturnType<typeof aBrowser>>, { areKept = true, storage = new FakeUserStorage(), language = 'en' }: Facts = {}) {
  const swaps = [
    [PersonaKeys, keys],
    [UserStorage, storage],
  ] as const;
  const opened = await asMember(settings, screens.settings, swaps, me, new FakePreferences({ language }));
  opened.markers.areKeysKept = areKept;
  const main = within(await screen.findByRole('main'));
  fireEvent.click(await main.findByRole('button', { name: language === 'hi' ? 'लॉग आउट' : 'Log out' }));
  return opened;
}

/** Storage with a waiting comment and optionally two votes. */
function unsent({ votes = [] }: { readonly votes?: readonly object[] } = {}): FakeUserStorage {
  const storage = new FakeUserStorage();
  storage.keep('notes', { p1: { owner: '', text: 'Half a comment', submissionKey: 'k' } });
  if (votes.length > 0) storage.keep('votes', [...votes]);
  return storage;
}

const press = (dialog: HTMLElement, name: string) => fireEvent.click(within(dialog).getByRole('button', { name }));
const question = () => screen.findByRole('dialog', { name: 'Before you log out' });

describe('signing out where the key of a made-up name is stored (F-07)', () => {
  it('asks first, says whose key it is, and signs nobody out who leaves the question', async () => {
    const { shell } = await open(await aBrowser(banyan));
    const dialog = await question();
    expect(dialog.textContent).toContain(
      'the next person who uses this browser can rename the name, delete it with everything it wrote, or copy its key, without logging in',
    );
    press(dialog, 'Close');
    expect(shell.get(SessionStore).isSignedIn).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Before you log out' })).toBeNull());
  });

  it('keeps the key, or forgets it', async () => {
    const [kept, forgotten] = [await aBrowser(banyan), await aBrowser(banyan)];
    const first = await open(kept);
    press(await question(), 'Log out but keep the key in this browser');
    await waitFor(() => expect(first.tabs.reloads).toEqual(['signedOut=true']));
    expect((await kept.keys.local())?.persona).toEqual(banyan);
    first.view.unmount();
    const second = await open(forgotten);
    press(await question(), 'Log out and remove the key from this browser');
    await waitFor(() => expect(second.tabs.reloads).toEqual(['signedOut=true']));
    expect(await forgotten.keys.local()).toBeUndefined();
  });

  it('asks about a key someone else left, names it, and can forget it', async () => {
    const left = await aBrowser(banyan, undefined, 'asha');
    const { keys } = await aBrowser(undefined, left.backend, 'ravi', left.device);
    const first = await open({ ...left, keys });
    const dialog = await question();
    expect(dialog.textContent).toContain('The key of Quiet Banyan is in this browser; someone has left it here.');
    expect(within(dialog).queryByRole('link', { name: 'Back up the key first' })).toBeNull();
    press(dialog, 'Log out and remove the key from this browser');
    await waitFor(() => expect(first.tabs.reloads).toEqual(['signedOut=true']));
    expect(await left.keys.local()).toBeUndefined();
  });

  it('leads to the ways to take it along, which stand far down on their page', async () => {
    const { router } = await open(await aBrowser(banyan));
    fireEvent.click(within(await question()).getByRole('link', { name: 'Back up the key first' }));
    await waitFor(() => expect(router.current?.location.pathname).toBe(screens.madeUpName));
    expect(router.current?.location.hash).toBe('#keep-key');
  });

  it('asks nothing of a member without a stored key here', async () => {
    const first = await open(await aBrowser());
    await waitFor(() => expect(first.tabs.reloads).toEqual(['signedOut=true']));
    first.view.unmount();
    const second = await open(await aBrowser(banyan), { areKept: false });
    await waitFor(() => expect(second.tabs.reloads).toEqual(['signedOut=true']));
  });
});

describe('signing out where something is not sent yet (S-124)', () => {
  it('says what, and signs nobody out who stays', async () => {
    const { shell, tabs } = await open(await aBrowser(), { areKept: false, storage: unsent({ votes: [{ owner: me.userId }, { owner: me.userId }] }) });
    const dialog = await question();
    expect(dialog.textContent).toContain('A comment and two votes are not sent yet. They will be lost when you log out.');
    expect(dialog.textContent).not.toContain('key');
    press(dialog, 'Stay');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Before you log out' })).toBeNull());
    expect([shell.get(SessionStore).isSignedIn, tabs.reloads]).toEqual([true, []]);
  });

  it('signs out those who discard it', async () => {
    const { tabs } = await open(await aBrowser(), { areKept: false, storage: unsent() });
    const dialog = await question();
    expect(dialog.textContent).toContain('A comment is not sent yet. It will be lost when you log out.');
    press(dialog, 'Log out and discard it');
    await waitFor(() => expect(tabs.reloads).toEqual(['signedOut=true']));
  });

  it('asks once about both, where a key is kept, too (F-07)', async () => {
    const { tabs } = await open(await aBrowser(banyan), { storage: unsent() });
    const dialog = await question();
    expect(dialog.textContent).toContain('A comment is not sent yet.');
    expect(dialog.textContent).toContain('The key of Quiet Banyan is in this browser.');
    expect(within(dialog).getByRole('button', { name: 'Log out and delete unsent items and the key from this browser' })).toBeTruthy();
    press(dialog, 'Log out and delete unsent items, but keep the key of your name');
    await waitFor(() => expect(tabs.reloads).toEqual(['signedOut=true']));
  });

  it('says it in Hindi', async () => {
    await open(await aBrowser(), { areKept: false, storage: unsent({ votes: [{ owner: me.userId }, { owner: me.userId }] }), language: 'hi' });
    const dialog = await screen.findByRole('dialog', { name: 'लॉग आउट से पहले' });
    expect(dialog.textContent).toContain('अभी नहीं भेजा गया: एक टिप्पणी और दो वोट। लॉग आउट करते ही यह मिट जाएगा।');
  });
});
