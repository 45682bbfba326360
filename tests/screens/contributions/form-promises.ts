import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { KindPage } from '#core/kinds/contribution-kinds.ts';
import { screens } from '#core/navigation/screens.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { aContributor, press } from './with-contributions.ts';

/** Form of one kind: how to fill it, and its content. */
interface FormOfKind {
  readonly kind: KindPage;
  readonly query: string;
  /** Fills in only required fields, up to the last step. */
  readonly fillIn: () => Promise<unknown>;
  readonly send: string;
  readonly sent: object;
  readonly context: string;
  /** Edit URL of a contribution on another device, and the resulting sentence. */
  readonly elsewhere: readonly [query: string, said: string];
}

/** Promises of contribution forms, for every kind. */
export function keepsForm({ kind, query, fillIn, send, sent, context, elsewhere: [other, notHere] }: FormOfKind): void {
  const kept = ({ backends }: ReturnType<typeof aContributor>): readonly object[] => [...backends[kind].kept.values()];
  const again = async (device: ReturnType<typeof aContributor>) => {
    await device.formOf(kind, query);
    await screen.findByRole('button', { name: send });
  };

  /** Fills in as a guest and presses to log in and send. Returns the login URL. */
  const filledByGuest = async (device: ReturnType<typeof aContributor>): Promise<string> => {
    const { shell, view } = device.guestFormOf(kind, query);
    await shell.get(SessionStore).load();
    shell.get(SessionStore).isKnown = true;
    await fillIn();
    await press('Log in and send');
    const { options } = shell.get(LoginStore);
    expect(options).toMatchObject({ context });
    expect([options?.readerRequired, options?.writerRequired]).toEqual([undefined, undefined]);
    view.unmount();
    return options?.redirectUrl ?? '';
  };

  it('is sent for a guest once they logged in, with no other question (F-05)', async () => {
    const device = aContributor();
    const url = await filledByGuest(device);
    const { router, view } = await device.formOfNewcomer(kind, url);
    await waitFor(() => expect(kept(device)).toMatchObject([sent]));
    await waitFor(() => expect(router.current?.location.pathname).toBe(screens.nextStep));
    expect([...device.storage.kept.keys()]).toEqual([]);
    view.unmount();
    const { router: later } = await device.formOfNewcomer(kind, url);
    await waitFor(() => expect(later.current?.location.search).not.toContain('fromForm'));
    expect(kept(device)).toHaveLength(1);
  });

  it('is as it was typed after leaving the login, of reviews by Back (R-127, D-18)', async () => {
    const { shell } = aContributor().guestFormOf(kind, query);
    await shell.get(SessionStore).load();
    shell.get(SessionStore).isKnown = true;
    await fillIn();
    await press('Log in and send');
    const head = within((await screen.findByRole('dialog')).querySelector<HTMLElement>('.dialog-head')!);
    const way = context === 'review' ? 'Back' : 'Close';
    expect(head.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([way]);
    await userEvent.click(head.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Log in and send' })).toBeTruthy();
  });

  it('stays the guest’s at every other login, and is sent by no link (F-05)', async () => {
    const device = aContributor();
    const url = await filledByGuest(device);
    const stored = [...device.storage.kept];
    device.tab.kept.clear();
    const { router, view } = await device.formOfNewcomer(kind, url);
    await waitFor(() => expect(router.current?.location.search).not.toContain('fromForm'));
    expect([kept(device), screen.queryByRole('button', { name: 'Start over' }), [...device.storage.kept]]).toEqual([[], null, stored]);
    view.unmount();
    await device.guestFormOf(kind, query).shell.get(SessionStore).load();
    expect(await screen.findByRole('button', { name: 'Start over' })).toBeTruthy();
  });

  it('is sent by no later login, once the guest came back without an account (F-05)', async () => {
    const device = aContributor();
    const url = await filledByGuest(device);
    const { shell, view, router } = device.guestFormOf(kind, url.slice(url.indexOf('?')));
    await shell.get(SessionStore).load();
    await waitFor(() => expect(router.current?.location.search).not.toContain('fromForm'));
    expect([...device.tab.kept.keys()]).toEqual([]);
    view.unmount();
    const { router: later } = await device.formOfNewcomer(kind, url);
    await waitFor(() => expect(later.current?.location.search).not.toContain('fromForm'));
    expect(kept(device)).toEqual([]);
  });

  it('leads back to where one stopped, and starts over only after one question', async () => {
    const device = aContributor();
    const { view } = await device.formOf(kind, query);
    await fillIn();
    expect(device.storage.kept.size).toBe(1);
    view.unmount();
    await again(device);
    await press('Start over');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect([...device.storage.kept.keys()]).toEqual([]));
    await press(/^(Continue|Send the answers)$/);
    expect(kept(device)).toEqual([]);
  });

  it('is lost nowhere without a connection, and sent once when there is one (B-28)', async () => {
    const device = aContributor();
    await device.formOf(kind, query);
    await fillIn();
    device.server.losesAnswer = true;
    await press(send);
    expect(await screen.findByText(/No connection/)).toBeTruthy();
    await press(send);
    await waitFor(async () =>
      expect((await device[kind].local()).map(({ thingId }) => Object.values(kept(device)[0] ?? {}).includes(thingId))).toEqual([true]),
    );
    expect([kept(device).length, device.tokens.issued.size]).toEqual([1, 1]);
  });

  it('is changed only on the device that has its key', async () => {
    await aContributor().formOf(kind, other);
    expect(await screen.findByText(notHere)).toBeTruthy();
  });
}
