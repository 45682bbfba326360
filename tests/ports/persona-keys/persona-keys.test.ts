import { describe } from 'vitest';
import { routes } from '#contract/generated/persona.ts';
import { routes as nameRoutes } from '#contract/generated/user/personas.ts';
import { routes as userRoutes } from '#contract/generated/user.ts';
import { routes as deviceRoutes } from '#contract/generated/device.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { httpDevices } from '#web/adapters/notifications/http-devices.ts';
import { httpOwnData } from '#web/adapters/own-data/http-own-data.ts';
import { HttpKeyCopies } from '#web/adapters/persona-keys/http-key-copies.ts';
import { HttpKeyedPersonas } from '#web/adapters/persona-keys/http-keyed-personas.ts';
import { HttpPersonaTokens } from '#web/adapters/persona-keys/http-persona-tokens.ts';
import { asNobody, signing } from '#web/adapters/persona-keys/signing.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeKeyCopies } from '#tests/fakes/persona-keys/fake-key-copies.ts';
import { FakeKeyedPersonas } from '#tests/fakes/persona-keys/fake-keyed-personas.ts';
import { aKeyedBackend, type KeyedBackend } from '#tests/fakes/persona-keys/fake-keyed-backend.ts';
import { FakeOwnData } from '#tests/fakes/own-data/fake-own-data.ts';
import { FakePersonaTokens } from '#tests/fakes/persona-keys/fake-persona-tokens.ts';
import { FakeDevices } from '#tests/fakes/notifications/fake-devices.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { aMember } from '#tests/members.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepsPersonaKeys, type KeyHolder, type OpenPersonaKeys } from './persona-keys.ts';

function ownDataIn({ personas }: KeyedBackend, publicKey: string): FakeOwnData {
  const fake = new FakeOwnData();
  fake.name = () => {
    const persona = personas.get(publicKey);
    return persona && [{ table: 'persona', row: { name: persona.userName } }];
  };
  return fake;
}

const inMemory: OpenPersonaKeys = async () => {
  const [backend, clock] = [aKeyedBackend(), new FakeClock()];
  const aHolder = async (): Promise<KeyHolder> => {
    const { publicKey } = new PersonaKey();
    const byKey = () => publicKey;
    return {
      publicKey,
      tokens: new FakePersonaTokens(backend, publicKey, byKey),
      personas: new FakeKeyedPersonas(backend, byKey),
      copies: new FakeKeyCopies(backend, byKey, clock),
      ownData: ownDataIn(backend, publicKey),
      devices: new FakeDevices(),
    };
  };
  return { aHolder, advance: (ms) => clock.set(ms) };
};

/** Device that requests a token by session, and everything else by key. */
const inTheDatabase: OpenPersonaKeys = async () => {
  const server = await openPersonaServer();
  const portsFor = adaptersFor(server.parts);
  const aHolder = async (): Promise<KeyHolder> => {
    const { publicKey } = new PersonaKey();
    const caller = { sessionId: 's', member: aMember({ userId: await server.signIn(), isReader: true }), madeOn: '2026-01-01', expiresAt: Infinity };
    const ports = (known: Partial<RequestContext>) => portsFor({ ...noRequest, ...known });
    const byKey = ports({ persona: publicKey });
    const { personaTokens } = ports({ caller });
    return {
      publicKey,
      tokens: { keys: () => personaTokens.keys(), issue: (request) => personaTokens.issue(request), redeem: (token) => byKey.personaTokens.redeem(token) },
      personas: byKey.keyedPersonas,
      copies: byKey.keyCopies,
      ownData: byKey.ownData,
      devices: byKey.devices,
    };
  };
  return { aHolder, advance: (ms) => server.clock.set(ms) };
};

/** Signed-in browsers whose keyed requests carry no session. */
const overTheWire: OpenPersonaKeys = async () => {
  const server = await openPersonaServer();
  const aHolder = async (): Promise<KeyHolder> => {
    const http = browserOf(server.app, server.clock, { AT: await server.signIn() });
    const keys = new FakePersonaKeys();
    const { publicKey } = await keys.make();
    const byKey = http.under(signing(keys, server.clock), routes);
    return {
      publicKey,
      tokens: new HttpPersonaTokens(http.service(routes), byKey),
      personas: new HttpKeyedPersonas({ persona: byKey, names: http.under(signing(keys, server.clock), nameRoutes) }),
      copies: new HttpKeyCopies(byKey, http.under(asNobody, routes)),
      ownData: httpOwnData(http.service(userRoutes), byKey),
      devices: httpDevices(http.under(signing(keys, server.clock), deviceRoutes)),
    };
  };
  return { aHolder, advance: (ms) => server.clock.set(ms) };
};

describe('made-up names by key, in memory', () => void keepsPersonaKeys(inMemory));
describe('made-up names by key, in the database', () => void keepsPersonaKeys(inTheDatabase));
describe('made-up names by key, over the wire', () => void keepsPersonaKeys(overTheWire));
