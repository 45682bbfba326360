import { describe } from 'vitest';
import { routes as feed } from '#contract/generated/feed.ts';
import { memoryLaterRequests } from '#server/adapters/persona-keys/memory-later-requests.ts';
import { WaitingRequests } from '#server/adapters/persona-keys/waiting-requests.ts';
import { signing } from '#web/adapters/persona-keys/signing.ts';
import { httpLaterRequests } from '#web/adapters/posts/http-later-requests.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLaterRequests } from '#tests/fakes/persona-keys/fake-later-requests.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { keepsLaterRequests, submissionKey, type OpenLaterRequests } from './later-requests.ts';

const inMemory: OpenLaterRequests = async () => {
  const requests = new FakeLaterRequests();
  return { requests, wait: (whose) => whose === 'own' && requests.waiting.add(submissionKey) };
};

const waitIn = (waiting: WaitingRequests, signer: string) => (whose: 'own' | 'other') =>
  waiting.take({ signer: whose === 'own' ? signer : 'other', operation: 'createPost', submissionKey, asked: submissionKey, carryOut: async () => undefined });

const inTheProcess: OpenLaterRequests = async () => {
  const waiting = new WaitingRequests({ clock: new FakeClock(), chance: () => 0.5 });
  return { requests: memoryLaterRequests({ signer: 'own' }, waiting), wait: waitIn(waiting, 'own') };
};

const overTheWire: OpenLaterRequests = async () => {
  const [server, keys] = [await openPersonaServer(), new FakePersonaKeys()];
  const { publicKey } = await keys.make();
  const requests = httpLaterRequests(browserOf(server.app, server.clock).under(signing(keys, server.clock), feed));
  return { requests, wait: waitIn(server.parts.waiting, publicKey) };
};

describe('what waits to be carried out, in memory (F-07)', () => void keepsLaterRequests(inMemory));
describe('what waits to be carried out, in the process (F-07)', () => void keepsLaterRequests(inTheProcess));
describe('what waits to be carried out, over the wire (F-07)', () => void keepsLaterRequests(overTheWire));
