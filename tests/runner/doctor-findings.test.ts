import { describe, expect, it } from 'vitest';
import { clockFinding, diskFinding, keyFinding, newDatabaseFinding } from '#scripts/doctor/instance-findings.ts';
import { countedFinding } from '#scripts/doctor/setting-findings.ts';
import { readSettings } from '#server/app/config/read-settings.ts';
import { originFinding, portalFindings } from '#scripts/doctor/reach-findings.ts';

describe('the doctor', () => {
  it('reports a database whose folder this user cannot create things in', () => {
    expect([newDatabaseFinding('/nowhere/data', true), newDatabaseFinding('/nowhere/data', false)]).toEqual([
      expect.objectContaining({ verdict: 'look', sentence: expect.stringMatching(/^There is none in \/nowhere\/data yet; npm start makes it\./) }),
      expect.objectContaining({ verdict: 'wrong', sentence: expect.stringMatching(/^None can be seen in \/nowhere\/data, .* may not write in \/\. /) }),
    ]);
  });

  it.each([
    [null, 'ok'],
    [undefined, 'look'],
    ['print', 'wrong'],
  ])('says of a key that is missing, where the database noted %s: %s', (fingerprint, verdict) =>
    expect(keyFinding({ dataDir: '/nowhere/data' }, fingerprint).verdict).toBe(verdict),
  );

  it.each([
    [{}, {}, 'wrong', /COUNTED_PROOFS=provider,address needs a provider such as GOOGLE_CLIENT_ID or SMTP_URL\./],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'a-secret' }, { google: {} }, 'ok', /by provider or address/],
    [{ SMTP_URL: 'smtps://mail.example' }, {}, 'ok', /by provider or address/],
    [
      { COUNTED_PROOFS: 'address', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'a-secret' },
      { google: {} },
      'wrong',
      /COUNTED_PROOFS=address needs SMTP_URL\./,
    ],
    [{ COUNTED_PROOFS: 'provider', SMTP_URL: 'smtps://mail.example' }, {}, 'wrong', /COUNTED_PROOFS=provider needs a provider/],
    [{ COUNTED_PROOFS: 'anyone' }, {}, 'look', /counts accounts that cost nothing/],
  ])('says whether anyone can count in figures of many, by %o: %s', (environment, clients, verdict, sentence) => {
    const read = readSettings({ DEMO_LOGIN: 'no', ...environment });
    if ('complaints' in read) throw new Error(read.complaints.join(' '));
    const methods = { clients, isDemo: false } as Parameters<typeof countedFinding>[1];
    expect(countedFinding(read.settings, methods)).toEqual({ part: 'figures', verdict, sentence: expect.stringMatching(sentence) });
    expect(countedFinding(read.settings, { clients: {}, isDemo: true }).verdict).toBe('ok');
  });

  const now = Date.UTC(2026, 10, 22);

  it.each([
    [Date.UTC(1970, 0, 2), undefined, 'wrong'],
    [Date.UTC(2120, 0, 1), Date.UTC(2120, 0, 1), 'wrong'],
    [now, undefined, 'ok'],
    [now, now + 1_900, 'ok'],
    [now, now - 2_100, 'look'],
    [now, now + 61_000, 'wrong'],
  ])('holds the clock at %d against that of the database at %d: %s', (here, there, verdict) => expect(clockFinding(here, there).verdict).toBe(verdict));

  it.each([
    [199_999_999, 'wrong'],
    [1_999_999_999, 'look'],
    [2_000_000_000, 'ok'],
  ])('says of %d free bytes: %s', (free, verdict) => expect(diskFinding('/srv', free).verdict).toBe(verdict));

  it.each([
    [{ 'x-request-id': 'r-1' }, 'ok'],
    [{ 'x-request-id': 'r-1', location: 'https://daftar.test/' }, 'wrong'],
    [{ server: 'another' }, 'look'],
    [undefined, 'look'],
  ])('tells by the answer of the proxy, %o, whether it is believed: %s', async (headers, verdict) => {
    const ask = async () => {
      if (!headers) throw new TypeError('fetch failed');
      return new Response(null, { headers: headers as Record<string, string> });
    };
    expect((await originFinding({ publicOrigin: 'https://daftar.test', trustProxy: ['loopback'], host: '127.0.0.1' }, ask)).verdict).toBe(verdict);
  });

  it.each([
    [401, 'ok'],
    [403, 'ok'],
    [200, 'look'],
    [404, 'look'],
    [undefined, 'look'],
  ])('asks for a profile of the job portal without a token, and hears %s (R-117)', async (status, verdict) => {
    const ask = async () => {
      if (status === undefined) throw new Error('unreachable');
      return new Response(null, { status });
    };
    expect((await portalFindings({ naukriProfileUrl: 'https://portal.test/me' }, ask)).map((finding) => finding.verdict)).toEqual([verdict]);
    expect(await portalFindings({ naukriProfileUrl: undefined }, ask)).toEqual([]);
  });
});
