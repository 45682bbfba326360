import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { ErrorReports } from '#core/errors/error-reports.ts';
import type { ErrorReport } from '#core/errors/error-report.ts';
import * as notFound from '#web/app/errors/not-found-wiring.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { open } from '#tests/screens/open.tsx';

class FakeErrorReports implements ErrorReports {
  readonly filed: ErrorReport[] = [];

  async file(report: ErrorReport): Promise<void> {
    this.filed.push(report);
  }
}

const gone = () => Promise.reject(new Error('Loading chunk far failed.'));
const arrived = {
  Screen: () => <h1>Far away</h1>,
  load: async () => undefined,
  head: () => ({ title: 'Far', description: '', status: 200 as const }),
  chunks: () => [],
};

describe('a screen whose code cannot be fetched (B-35, R-228)', () => {
  it('says that there is no connection, unreported, and loads once there is', async () => {
    const reports = new FakeErrorReports();
    let isThere = false;
    const elsewhere = () => (isThere ? Promise.resolve(arrived) : gone());
    const { router, connections, shell } = open(notFound, '/here', '/here', [], { elsewhere, inShell: () => [[ErrorReports, reports]] });
    await screen.findByRole('heading', { name: 'There is no page at this address' });
    shell.get(ConnectionStore).follow();
    connections.goOffline();
    await act(async () => router.push('/far'));
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
    expect(screen.queryByText(/It has been reported/)).toBeNull();
    isThere = true;
    await act(async () => connections.goOnline());
    expect(await screen.findByRole('heading', { name: 'Far away' })).toBeTruthy();
    expect(reports.filed.map(({ error }) => error.message)).not.toContain('Loading chunk far failed.');
  });

  it('is on its way once the connection is back, and never takes that for broken', async () => {
    const coming = Promise.withResolvers<typeof arrived>();
    let isThere = false;
    const elsewhere = () => (isThere ? coming.promise : gone());
    const { router, connections, shell } = open(notFound, '/here', '/here', [], { elsewhere });
    await screen.findByRole('heading', { name: 'There is no page at this address' });
    shell.get(ConnectionStore).follow();
    connections.goOffline();
    await act(async () => router.push('/far'));
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
    isThere = true;
    await act(async () => connections.goOnline());
    expect((await screen.findByRole('alert')).textContent).toContain('Back onlineThis page is loading.');
    expect(screen.queryByText('This page stumbled')).toBeNull();
    await act(async () => coming.resolve(arrived));
    expect(await screen.findByRole('heading', { name: 'Far away' })).toBeTruthy();
  });

  it('finds out that the connection is gone where the device believes in it', async () => {
    const { router, connections } = open(notFound, '/here', '/here', [], { elsewhere: gone });
    await screen.findByRole('heading', { name: 'There is no page at this address' });
    connections.isServerThere = false;
    await act(async () => router.push('/far'));
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeTruthy();
    expect(screen.getByText(/^No connection\. What you have read stays here/)).toBeTruthy();
  });

  it('says that the server is busy where it answers so', async () => {
    const { router, connections } = open(notFound, '/here', '/here', [], { elsewhere: gone });
    await screen.findByRole('heading', { name: 'There is no page at this address' });
    connections.isServerBusy = true;
    await act(async () => router.push('/far'));
    expect((await screen.findAllByText(/^The server is starting or busy/)).length).toBe(2);
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('says that it was reported only when that is so (T-10)', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stumbled = async (answer: Promise<void>) => {
      const reports: ErrorReports = { file: () => answer };
      const { router } = open(notFound, '/here', '/here', [], { elsewhere: gone, inShell: () => [[ErrorReports, reports]] });
      await screen.findByRole('heading', { name: 'There is no page at this address' });
      await act(async () => router.push('/far'));
      expect(await screen.findByRole('heading', { name: 'This page stumbled' })).toBeTruthy();
      expect(screen.queryByText(/It has been reported/)).toBeNull();
    };
    await stumbled(promise);
    await act(async () => resolve());
    expect(await screen.findByText(/^It has been reported/)).toBeTruthy();
    cleanup();
    const lost = Promise.withResolvers<void>();
    await stumbled(lost.promise);
    await act(async () => lost.reject(new Error('Lost.')));
    expect(screen.queryByText(/It has been reported/)).toBeNull();
  });

  it('is reported as broken where the server is there', async () => {
    const reports = new FakeErrorReports();
    const { router } = open(notFound, '/here', '/here', [], { elsewhere: gone, inShell: () => [[ErrorReports, reports]] });
    await screen.findByRole('heading', { name: 'There is no page at this address' });
    await act(async () => router.push('/far'));
    expect(await screen.findByRole('heading', { name: 'This page stumbled' })).toBeTruthy();
    await waitFor(() => expect(reports.filed.map(({ error }) => error.message)).toContain('Loading chunk far failed.'));
  });
});

class Wanted {
  isWanted = false;

  constructor() {
    makeAutoObservable(this);
  }

  set(isWanted: boolean): void {
    this.isWanted = isWanted;
  }
}

describe('a dialog whose code cannot be fetched (B-35, F-38)', () => {
  const press = async (isServerThere: boolean) => {
    const wanted = new Wanted();
    const reports = new FakeErrorReports();
    const over = [{ isWanted: () => wanted.isWanted, load: gone, dismiss: () => wanted.set(false) }];
    const { connections } = open({ ...notFound, over }, screens.home, '/', [], { inShell: () => [[ErrorReports, reports]] });
    await screen.findByRole('heading', { name: 'There is no page at this address' });
    connections.isServerThere = isServerThere;
    await act(async () => wanted.set(true));
    return { wanted, reports };
  };

  it('says that it is not on the device yet, and can be asked for again', async () => {
    const { wanted, reports } = await press(false);
    expect(await screen.findByText(/^No connection, and this part is not on your device yet/)).toBeTruthy();
    expect(wanted.isWanted).toBe(false);
    expect(reports.filed.map(({ error }) => error.message)).not.toContain('Loading chunk far failed.');
  });

  it('is reported as broken where the server is there', async () => {
    // The document was loaded again for it already, which did not help.
    sessionStorage.setItem('daftar.reloaded', '');
    const { reports } = await press(true);
    expect(await screen.findByText(/^This part could not be shown/)).toBeTruthy();
    expect(reports.filed.map(({ error }) => error.message)).toContain('Loading chunk far failed.');
  });

  it('is no longer asked for once Back was pressed, and does not open afterwards', async () => {
    const wanted = new Wanted();
    const closes: (() => void)[] = [];
    const cover = (close: () => void) => {
      closes.push(close);
      return () => void closes.splice(closes.indexOf(close), 1);
    };
    const over = [{ isWanted: () => wanted.isWanted, load: () => new Promise<never>(() => undefined), dismiss: () => wanted.set(false) }];
    open({ ...notFound, over }, screens.home, '/', [], { cover });
    await screen.findByRole('heading', { name: 'There is no page at this address' });
    await act(async () => wanted.set(true));
    expect(closes).toHaveLength(1);
    act(() => closes[0]?.());
    expect([wanted.isWanted, closes]).toEqual([false, []]);
  });
});
