import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import * as settings from '#web/app/settings/settings-wiring.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { aBrowser, banyan } from './with-key.ts';

/** Opens the settings of a member whose browser keeps keys of made-up names; theirs are these. */
async function open({ keys }: Awaited<ReturnType<typeof aBrowser>>, { areKept = true } = {}) {
  const opened = await asMember(settings, screens.settings, [[PersonaKeys, keys]]);
  opened.markers.areKeysKept = areKept;
  const main = within(await screen.findByRole('main'));
  fireEvent.click(await main.findByRole('button', { name: 'Sign out' }));
  return opened;
}

const press = (dialog: HTMLElement, name: string) => fireEvent.click(within(dialog).getByRole('button', { name }));
const question = () => screen.findByRole('dialog', { name: 'Before you sign out' });

describe('signing out where the key of a made-up name is kept (F-07)', () => {
  it('asks first, says whose key it is, and signs nobody out who leaves the question', async () => {
    const { shell } = await open(await aBrowser(banyan));
    const dialog = await question();
    expect(dialog.textContent).toContain('whoever uses this browser next can write under the name, without an account');
    press(dialog, 'Close');
    expect(shell.get(SessionStore).isSignedIn).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Before you sign out' })).toBeNull());
  });

  it('keeps the key, or forgets it before', async () => {
    const [kept, forgotten] = [await aBrowser(banyan), await aBrowser(banyan)];
    const first = await open(kept);
    press(await question(), 'Sign out and keep it here');
    await waitFor(() => expect(first.tabs.reloads).toEqual(['signedOut=true']));
    expect((await kept.keys.held())?.persona).toEqual(banyan);
    first.view.unmount();
    const second = await open(forgotten);
    press(await question(), 'Forget it here and sign out');
    await waitFor(() => expect(second.tabs.reloads).toEqual(['signedOut=true']));
    expect(await forgotten.keys.held()).toBeUndefined();
  });

  it('leads to the ways to take it along', async () => {
    const { router } = await open(await aBrowser(banyan));
    fireEvent.click(within(await question()).getByRole('link', { name: 'Take it along first' }));
    await waitFor(() => expect(router.current?.location.pathname).toBe(screens.madeUpName));
  });

  it('asks nothing of a member whose key is not among those that are kept, or where none is kept', async () => {
    const first = await open(await aBrowser());
    await waitFor(() => expect(first.tabs.reloads).toEqual(['signedOut=true']));
    first.view.unmount();
    const second = await open(await aBrowser(banyan), { areKept: false });
    await waitFor(() => expect(second.tabs.reloads).toEqual(['signedOut=true']));
  });
});
