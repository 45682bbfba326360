import { describe, onTestFinished } from 'vitest';
import { routes } from '#contract/generated/moderation.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import { servicesOver } from '#server/app/wiring/services.ts';
import { adapterParts, noSigners } from '#tests/adapters.ts';
import { openServer } from '#tests/contract/server.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeBans, type BanRoll } from '#tests/fakes/moderation/fake-bans.ts';
import { FakeOwnDecisions } from '#tests/fakes/moderation/fake-own-decisions.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openedForBans, post } from '#tests/posts/banning.ts';
import { HttpBans } from '#web/adapters/moderation/http-bans.ts';
import { HttpOwnDecisions } from '#web/adapters/moderation/http-own-decisions.ts';
import { keepsBans, type OpenedBans } from './bans.ts';

const said = { rule: 'spam', note: 'No ads.', until: null, postId: 'p1', appeal: 'none', answer: '' } as const;

const inMemory = async (): Promise<OpenedBans> => {
  const roll: BanRoll = { held: [] };
  const ownDecisions = new FakeOwnDecisions(new FakeContent());
  const [bans, administrator] = [new FakeBans(ownDecisions, roll), new FakeBans(ownDecisions, roll)];
  bans.isAdministrator = false;
  for (const each of [bans, administrator]) each.ownBanId = 'b1';
  const impose = async () => {
    roll.held = [
      { ...said, banId: 'b1', measure: 'ban', covers: 'account', name: 'Steady Marigold', imposedOn: '2026-11-21', appealText: null, isMine: false },
    ];
    ownDecisions.known = { decisions: [], reports: [], sanctions: [{ ...said, measure: 'ban', profileType: null, isLifted: false, isNew: true }] };
    return said.postId;
  };
  return { member: { bans, ownDecisions }, administrator, impose, later: () => undefined };
};

const opened = async () => {
  const { server, writer, administrator, second, id } = await openedForBans();
  const impose = async () => {
    await administrator.interventions.act(post(id), { kind: 'ban', rule: 'spam', note: 'No ads.', days: null });
    return id;
  };
  return { server, writer, second, impose, later: () => void server.clock.advance(1) };
};

const inTheDatabase = async (): Promise<OpenedBans> => {
  const { writer, second, impose, later } = await opened();
  return { member: writer, administrator: second.bans, impose, later };
};

/** The whole way there and back: adapter, contract, service, database. */
const overTheWire = async (): Promise<OpenedBans> => {
  const { server, writer, second, impose, later } = await opened();
  const known: Readonly<Record<string, Caller>> = { writer: writer.caller, second: second.caller };
  const { services, callers } = servicesOver(() => ({
    callers: { holding: async (token) => known[token], isBanned: async (userId) => userId === writer.caller.member.userId },
    signers: noSigners,
    portsFor: adaptersFor(adapterParts(server)),
    ping: async () => undefined,
  }));
  const app = await openServer({ services, callers, clock: server.clock });
  onTestFinished(() => app.close());
  const [member, administrator] = ['writer', 'second'].map((token) => browserOf(app, server.clock, { AT: token }).service(routes));
  if (!member || !administrator) throw new Error('Nobody has a browser.');
  return { member: { bans: new HttpBans(member), ownDecisions: new HttpOwnDecisions(member) }, administrator: new HttpBans(administrator), impose, later };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('bans, %s', (_where, open) => void keepsBans(open));
