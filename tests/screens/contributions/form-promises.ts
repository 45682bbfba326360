import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { aContributor, press, type FormKind } from './with-contributions.ts';

/** How the form of one kind is filled in, and what it says. */
interface FormOfKind {
  readonly kind: FormKind;
  readonly query: string;
  /** Says no more than must be said, up to the last step. */
  readonly fillIn: () => Promise<unknown>;
  readonly send: string;
  /** What the server is to have then. */
  readonly sent: object;
  readonly context: string;
  /** A way to change one that another device holds, and what is said of it here. */
  readonly elsewhere: readonly [query: string, said: string];
}

/** The promises of the form of a contribution, for every kind. */
export function keepsForm({ kind, query, fillIn, send, sent, context, elsewhere: [other, notHere] }: FormOfKind): void {
  const kept = ({ worlds }: ReturnType<typeof aContributor>): readonly object[] => [...worlds[kind].kept.values()];
  const again = async (device: ReturnType<typeof aContributor>) => {
    await device.formOf(kind, query);
    await screen.findByRole('button', { name: send });
  };

  it('is kept for a guest, who logs in at the end and has all of it then (F-05)', async () => {
    const device = aContributor();
    const { shell, view } = device.guestFormOf(kind, query);
    await shell.get(SessionStore).load();
    shell.get(SessionStore).isKnown = true;
    await fillIn();
    await press('Log in and send');
    expect(shell.get(LoginStore).options).toMatchObject({ context, readerRequired: true });
    view.unmount();
    await again(device);
    await press(send);
    await waitFor(() => expect(kept(device)).toMatchObject([sent]));
    expect([...device.storage.kept.keys()]).toEqual([]);
  });

  it('leads back to where one stopped, and starts anew only after one question', async () => {
    const device = aContributor();
    const { view } = await device.formOf(kind, query);
    await fillIn();
    expect(device.storage.kept.size).toBe(1);
    view.unmount();
    await again(device);
    await press('Start anew');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start anew' }));
    await waitFor(() => expect([...device.storage.kept.keys()]).toEqual([]));
    await press(/^(Go on|Send the answers)$/);
    expect(kept(device)).toEqual([]);
  });

  it('is lost nowhere without a connection, and sent once when there is one (B-28)', async () => {
    const device = aContributor();
    await device.formOf(kind, query);
    await fillIn();
    device.server.losesAnswer = true;
    await press(send);
    expect(await screen.findByText(/There is no connection/)).toBeTruthy();
    await press(send);
    await waitFor(async () => expect((await device[kind].held()).map(({ thingId }) => Object.values(kept(device)[0] ?? {}).includes(thingId))).toEqual([true]));
    expect([kept(device).length, device.tokens.issued.size]).toEqual([1, 1]);
  });

  it('is changed only on the device that has its key', async () => {
    await aContributor().formOf(kind, other);
    expect(await screen.findByText(notHere)).toBeTruthy();
  });
}
