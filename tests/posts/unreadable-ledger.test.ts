import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noHash } from '#core/moderation/ledger.ts';
import { PublicLedger } from '#scripts/ledger/public-ledger.ts';
import { verifyLedger } from './witnessing.ts';

/** Status and header before the body. */
type Head = `${number}\r\n${string}`;

/** Server that first refuses with these heads, then answers by path ending, or with an empty page. */
async function answering(bodies: Readonly<Record<string, string>>, refusals: readonly Head[] = []): Promise<string> {
  const left = [...refusals];
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('data', (request) => {
        const path = /^GET ([^ ?]+)/.exec(String(request))?.[1] ?? '';
        const body = Object.entries(bodies).find(([end]) => path.endsWith(end))?.[1] ?? '{"items":[],"next":null}';
        socket.end(`HTTP/1.1 ${left.shift() ?? '200'}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const emptyHead = { '/ledger/head': JSON.stringify({ sequence: 0, hash: noHash, totals: [] }) };

describe('npm run verify-ledger', () => {
  it('says of a ledger without lines that it has none yet, and ends with 0', async () => {
    const { code, said } = await verifyLedger(await answering(emptyHead));
    expect([code, said.split('\n')[0]]).toEqual([0, 'The removal ledger has no line yet, so there is none to compare.']);
  });

  it.each([
    ['/v1/ledger', '', 'answered with nothing'],
    ['/v1/ledger', '{}', 'answered with something that is no part of a ledger'],
    ['/v1/ledger', '<!doctype html>', 'answered with something that is no part of a ledger'],
    ['/v1/ledger/head', '{}', 'answered with something that is no part of a ledger'],
    ['/v1/ledger/head', 'null', 'answered with something that is no part of a ledger'],
    ['/v1/ledger/heads', '{}', 'answered with something that is no part of a ledger'],
    ['/v1/ledger/gone', '', 'answered with nothing'],
    ['/v1/issuer-keys', '[]', 'answered with something that is no part of a ledger'],
  ])('ends with 1 and one sentence where %s answers with %j', async (path, body, sentence) => {
    const { code, said } = await verifyLedger(await answering({ [path]: body, ...emptyHead }));
    expect([code, said.trim()]).toEqual([1, expect.stringMatching(new RegExp(`^The ledger could not be read: /api/\\S+${path} ${sentence}\\.$`))]);
  });

  it('asks again where the server has no answer just now', async () => {
    const origin = await answering(emptyHead, ['503\r\nretry-after: 0', '429\r\nretry-after: 0', '502\r\nretry-after: 0', '504\r\nretry-after: 0']);
    expect(await verifyLedger(origin)).toMatchObject({ code: 0 });
  });

  it('says that an unanswering server’s ledger was not checked, rather than wrong', async () => {
    const { code, said } = await verifyLedger(await answering(emptyHead, Array<Head>(7).fill('503\r\nretry-after: 0')));
    expect([code, said.trim()]).toEqual([
      1,
      'The server had no answer, so the ledger was not checked: /api/moderation/v1/ledger answered 503, and was asked 7 times.',
    ]);
  });

  it.each([
    ['as long as the server asks for, and a minute at most', ['503\r\nretry-after: 7', '429\r\nretry-after: 300'], [7_000, 60_000]],
    [
      'longer each time where it names none that can be read',
      ['502\r\nvia: proxy', '503\r\nretry-after: Sun, 22 Nov 2026', '504\r\nvia: proxy'],
      [1_000, 2_000, 4_000],
    ],
  ] as const)('pauses %s', async (_how, refusals, expected) => {
    const pauses: number[] = [];
    const ledger = new PublicLedger(await answering(emptyHead, refusals), async (ms) => void pauses.push(ms));
    await ledger.issuerKeys('name');
    expect(pauses).toEqual(expected);
  });

  it.each(['', '{}', 'null', '[]', '{"heads":[]}'])('refuses notes that hold %j, and leaves them as they are', async (notes) => {
    const folder = mkdtempSync(join(tmpdir(), 'daftar-witness-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'notes.json');
    writeFileSync(file, notes);
    const { code, said } = await verifyLedger(await answering(emptyHead), '--witness', file);
    expect([code, said.trim().split('\n').length, readFileSync(file, 'utf8')]).toEqual([1, 1, notes]);
    expect(said).toContain('is not what an earlier run noted. Put back the notes as they were;');
  });
});
