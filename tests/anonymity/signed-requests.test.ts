import { createHash, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/persona.ts';
import { baseOf, contentDigestOf, signatureIn } from '#core/persona-keys/message-signature.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { Http } from '#web/adapters/http/http.ts';
import { asNobody, signing } from '#web/adapters/persona-keys/signing.ts';

const serverTime = Date.parse('2026-11-21T10:00:00Z');
const persona = { userName: 'Quiet Banyan', avatarUri: '17-sky', hasCopy: false };

function aBrowser(...answers: (() => Response)[]) {
  const asked: Request[] = [];
  const heard: string[] = [];
  const [keys, clock] = [new FakePersonaKeys(), new FakeClock()];
  clock.set(serverTime - clock.now());
  const http = new Http({
    origin: 'http://daftar.test',
    identity: { appid: '999', systemid: 'AB_MSITE' },
    retryDelaysMs: [],
    clock,
    fetch: async (input) => {
      if (input instanceof Request) asked.push(input);
      return (answers[Math.min(asked.length, answers.length) - 1] ?? (() => json(200, persona)))();
    },
  });
  http.listen((failure) => heard.push(failure.kind));
  http.renewBy(async () => {
    heard.push('renewal');
    return true;
  });
  return { http, keys, clock, asked, heard };
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const expired = () => json(401, { code: 'SIGNATURE_EXPIRED', message: 'late' }, { date: new Date(serverTime + 3_600_000).toUTCString() });

const partsOf = ({ headers }: Request) => signatureIn(headers.get('signature-input') ?? '', headers.get('signature') ?? '');

describe('a request under a made-up name (F-07)', () => {
  it('is signed over method, path, query and body, and reveals no session or device', async () => {
    const { http, keys, asked } = aBrowser();
    const { publicKey } = await keys.make();
    await http.under(signing(keys, new FakeClock()), routes).savePersonaCopy({ body: { locator: 'q', sealed: 'c2VhbGVk' } });
    const [request] = asked;
    if (!request) throw new Error('Nothing was asked');
    const body = Buffer.from(await request.arrayBuffer());
    const read = partsOf(request);
    const contentDigest = contentDigestOf(createHash('sha256').update(body).digest('base64'));
    const base = baseOf({ method: 'PUT', path: '/api/persona/v1/copy', query: '?', contentDigest }, read?.parameters ?? '');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    expect(read).toMatchObject({ publicKey, coversBody: true });
    expect(request.headers.get('content-digest')).toBe(contentDigest);
    expect(verify(undefined, Buffer.from(base), key, Buffer.from(read?.signature ?? '', 'base64'))).toBe(true);
    expect([request.credentials, request.referrerPolicy, request.headers.get('systemid')]).toEqual(['omit', 'no-referrer', 'AB_WEB']);
    expect([...request.headers.keys()].sort()).toEqual(['appid', 'content-digest', 'content-type', 'signature', 'signature-input', 'systemid']);
  });

  it('without a body has no digest, and its own nonce', async () => {
    const { http, keys, asked, clock } = aBrowser();
    await keys.make();
    const service = http.under(signing(keys, clock), routes);
    await service.getPersonaFigures({});
    await service.getPersonaFigures({});
    const [first, second] = asked.map(partsOf);
    expect([first?.coversBody, asked[0]?.headers.has('content-digest'), first?.created]).toEqual([false, false, serverTime / 1_000]);
    expect(first?.nonce).not.toBe(second?.nonce);
  });

  it('that came too late is tried once more, by the clock of the server', async () => {
    const { http, keys, asked, clock, heard } = aBrowser(expired, () => json(200, persona));
    await keys.make();
    expect(await http.under(signing(keys, clock), routes).getPersonaFigures({})).toEqual(persona);
    const [first, second] = asked.map(partsOf);
    expect([second?.created, first?.nonce === second?.nonce, heard]).toEqual([(serverTime + 3_600_000) / 1_000, false, []]);
  });

  it('is tried no third time, and its refusals say nothing of the session', async () => {
    const { http, keys, asked, clock, heard } = aBrowser(expired);
    await keys.make();
    await expect(http.under(signing(keys, clock), routes).getPersonaFigures({})).rejects.toMatchObject({ kind: 'signed-out', code: 'SIGNATURE_EXPIRED' });
    expect([asked.length, heard]).toEqual([2, []]);
  });

  it('by nobody carries neither session nor key', async () => {
    const { http, asked } = aBrowser(() => json(200, { sealed: 'c2VhbGVk' }));
    await http.under(asNobody, routes).fetchPersonaCopy({ body: { locator: 'q' } });
    expect([asked[0]?.credentials, asked[0]?.headers.has('signature'), asked[0]?.headers.get('systemid')]).toEqual(['omit', false, 'AB_WEB']);
  });
});
