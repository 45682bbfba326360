import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dumpNameOf, Dumps } from '#core/dump/dumps.ts';
import { RemovalLedger } from '#core/moderation/ledger.ts';
import { screens } from '#core/navigation/screens.ts';
import * as transparency from '#web/app/moderation/transparency-wiring.ts';
import { FakeDumps } from '#tests/fakes/dump/fake-dumps.ts';
import { FakeRemovalLedger } from '#tests/fakes/moderation/fake-removal-ledger.ts';
import { open } from '#tests/screens/open.tsx';

const opened = (dumps: FakeDumps) =>
  open(transparency, screens.transparency, screens.transparency, [
    [Dumps, dumps],
    [RemovalLedger, new FakeRemovalLedger()],
  ]);

describe('open data on the page of the ledger (F-33)', () => {
  it('is a list of files to save, and says how one is checked', async () => {
    const dumps = new FakeDumps([{ name: dumpNameOf('2026-11-01'), madeOn: '2026-11-01', bytes: 2_401_338 }]);
    opened(dumps);
    const files = await screen.findByRole('list', { name: 'Files, the newest first' });
    const link = within(files).getByRole('link', { name: '1 November 2026' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/dumps/daftar-open-data-2026-11-01.zip', true]);
    expect(within(files).getByText('zip, 2.4 MB')).toBeTruthy();
    expect(screen.getByText(`npm run dump -- verify <zip> ${dumps.publicKey}`)).toBeTruthy();
  });

  it('says that no file was published', async () => {
    opened(new FakeDumps());
    expect(await screen.findByText('No file has been published yet.')).toBeTruthy();
  });
});
