import { describe } from 'vitest';
import { routes } from '#contract/generated/moderation.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aBanRoll, FakeBans } from '#tests/fakes/moderation/fake-bans.ts';
import { FakeOwnDecisions } from '#tests/fakes/moderation/fake-own-decisions.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openedForBans, post } from '#tests/posts/banning.ts';
import { published } from '#tests/posts/helpers.ts';
import { httpBans } from '#web/adapters/moderation/http-bans.ts';
import { httpOwnDecisions } from '#web/adapters/moderation/http-own-decisions.ts';
import { keepsBans, type OpenedBans } from './bans.ts';

const said = { rule: 'spam', note: 'No ads.', until: null, postId: 'p1', appeal: 'none', answer: '' } as const;

const inMemory = async (): Promise<OpenedBans> => {
  const roll = aBanRoll();
  const ownDecisions = new FakeOwnDecisions(new FakeContent());
  roll.announced.set('b1', ownDecisions);
  const [bans, administrator] = [new FakeBans(ownDecisions, roll), new FakeBans(ownDecisions, roll)];
  bans.isAdministrator = false;
  bans.ownBanId = 'b1';
  const stored = { ...said, covers: 'account', name: 'Steady Marigold', imposedOn: '2026-11-21', appealText: null, isMine: false } as const;
  const impose = async () => {
    roll.stored = [{ ...stored, banId: 'b1', measure: 'ban' }];
    ownDecisions.known = { decisions: [], reports: [], sanctions: [{ ...said, measure: 'ban', profileType: null, isLifted: false, isNew: true }] };
    return said.postId;
  };
  const banAdministrator = async () => {
    administrator.ownBanId = 'b2';
    roll.stored = [{ ...stored, banId: 'b2', measure: 'ban', appeal: 'open' }];
  };
  const silence = async () => {
    roll.stored = [{ ...stored, banId: 'b3', measure: 'silence' }];
    roll.appealed.add('b3');
  };
  return { member: { bans, ownDecisions }, administrator, impose, banAdministrator, silence, later: () => undefined };
};

const opened = async () => {
  const { server, writer, administrator, second, id } = await openedForBans();
  const impose = async () => {
    await administrator.interventions.act(post(id), { kind: 'ban', rule: 'spam', note: 'No ads.', days: null });
    return id;
  };
  const banAdministrator = async () => {
    await administrator.interventions.act(post(await published(server, second, { profileType: 'DESIGNATION' })), {
      kind: 'ban',
      rule: 'spam',
      note: 'No ads.',
      days: null,
    });
    await second.bans.appeal('It was no ad.');
  };
  const silence = async () => {
    await administrator.interventions.act(post(id), { kind: 'silence', rule: 'spam', days: null, covers: 'account' });
    await writer.moderations.appeal(post(id), 'It was no ad.', 'silence');
  };
  const acts = { impose, banAdministrator, silence, later: () => void server.clock.advance(1) };
  return { server, writer, second, acts };
};

const inTheDatabase = async (): Promise<OpenedBans> => {
  const { writer, second, acts } = await opened();
  return { member: writer, administrator: second.bans, ...acts };
};

const overTheWire = async (): Promise<OpenedBans> => {
  const { server, writer, second, acts } = await opened();
  const known: Readonly<Record<string, Caller>> = { writer: writer.caller, second: second.caller };
  const isBanned = async (userId: string) => userId === writer.caller.member.userId;
  const app = await appOver(server, { holding: async (token) => known[token], isBanned });
  const [member, administrator] = ['writer', 'second'].map((token) => browserOf(app, server.clock, { AT: token }).service(routes));
  if (!member || !administrator) throw new Error('Nobody has a browser.');
  return { member: { bans: httpBans(member), ownDecisions: httpOwnDecisions(member) }, administrator: httpBans(administrator), ...acts };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('bans, %s', (_where, open) => void keepsBans(open));
