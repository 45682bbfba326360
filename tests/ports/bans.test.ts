import { describe, onTestFinished } from 'vitest';
import { routes } from '#contract/generated/moderation.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { adapterParts } from '#tests/adapters.ts';
import { aCommunity } from '#tests/content.ts';
import { openServer } from '#tests/contract/server.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeBans } from '#tests/fakes/moderation/fake-bans.ts';
import { FakeOwnDecisions } from '#tests/fakes/moderation/fake-own-decisions.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { ban, openedForBans, post } from '#tests/posts/banning.ts';
import { HttpBans } from '#web/adapters/moderation/http-bans.ts';
import { keepsBans, type OpenBans } from './moderation/bans.ts';

const inMemory: OpenBans = async (as) => {
  const content = new FakeContent([aCommunity()]);
  content.isMember = as !== 'guest';
  const bans = new FakeBans(new FakeOwnDecisions(content));
  bans.isAdministrator = as === 'imposer' || as === 'administrator';
  const known = { banId: 'b1', name: 'Steady Marigold', postId: 'p1', rule: ban.rule, note: ban.note, imposedOn: '2026-11-21', until: null } as const;
  bans.held = [{ ...known, appeal: 'none', appealText: null, answer: '', isMine: as === 'imposer' }];
  if (as === 'banned') bans.ownBanId = 'b1';
  return { bans, appealed: async (text) => (bans.held = bans.held.map((held) => ({ ...held, appeal: 'open', appealText: text }))) };
};

async function bannedHouse(as: Parameters<OpenBans>[0]) {
  const { server, writer, other, administrator, second, id } = await openedForBans();
  await administrator.interventions.act(post(id), { ...ban, days: null });
  const caller = { imposer: administrator, administrator: second, banned: writer, member: other, guest: undefined }[as];
  return { server, caller, appealed: (text: string) => writer.bans.appeal(text) };
}

const inTheDatabase: OpenBans = async (as) => {
  const { server, caller, appealed } = await bannedHouse(as);
  return { bans: (caller ?? server.guest).bans, appealed };
};

/** The whole way there and back: adapter, contract, service, database. */
const overTheWire: OpenBans = async (as) => {
  const { server, caller, appealed } = await bannedHouse(as);
  const portsFor = adaptersFor(adapterParts(server));
  const { services, callers } = servicesOver(() => ({
    callers: { holding: async () => caller?.caller, isBanned: async () => as === 'banned' },
    portsFor,
    ping: async () => undefined,
  }));
  const app = await openServer({ services, callers, clock: server.clock });
  onTestFinished(() => app.close());
  return { bans: new HttpBans(browserOf(app, server.clock, caller ? { AT: 'token' } : {}).service(routes)), appealed };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('bans %s', (_where, open) => void keepsBans(open));
