import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { routes as system } from '#contract/generated/system.ts';
import { dumpNameOf } from '#core/dump/dumps.ts';
import { SystemDumps } from '#server/adapters/dump/system-dumps.ts';
import { testSecrets } from '#tests/database.ts';
import { FakeDumps } from '#tests/fakes/dump/fake-dumps.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { httpDumps } from '#web/adapters/dump/http-dumps.ts';
import { listsItsDumps, type DumpDays } from './dumps.ts';

function aFolder(days: DumpDays): string {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-dumps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [day, bytes] of Object.entries(days)) writeFileSync(join(folder, dumpNameOf(day)), 'x'.repeat(bytes));
  return folder;
}

const inMemory = (days: DumpDays): FakeDumps => new FakeDumps(Object.entries(days).map(([madeOn, bytes]) => ({ name: dumpNameOf(madeOn), madeOn, bytes })));

describe('dumps in memory', () => void listsItsDumps(async (days) => inMemory(days)));

describe('dumps in a folder', () => {
  listsItsDumps(async (days) => new SystemDumps(aFolder(days), testSecrets));

  it('are skipped under other names, and are none without a folder', async () => {
    const folder = aFolder({ '2026-11-01': 1 });
    writeFileSync(join(folder, `${dumpNameOf('2026-11-02')}.part`), 'half');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect((await new SystemDumps(folder, testSecrets).list()).items).toHaveLength(1);
    expect((await new SystemDumps(undefined, testSecrets).list()).items).toEqual([]);
    expect((await new SystemDumps(join(folder, 'none'), testSecrets).list()).items).toEqual([]);
  });
});

describe('dumps over the wire', () => void listsItsDumps(async (days) => httpDumps((await overTheWire({ dumps: inMemory(days) })).service(system))));
