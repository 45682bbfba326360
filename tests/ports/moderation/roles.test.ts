import { describe } from 'vitest';
import { routes } from '#contract/generated/moderation.ts';
import type { MemberRole, RoleClaim } from '#core/moderation/member-role.ts';
import type { Caller } from '#core/sessions/request-context.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { appOver } from '#tests/contract/app-over.ts';
import { FakeRoles } from '#tests/fakes/moderation/fake-roles.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { aPostServer } from '#tests/posts/helpers.ts';
import type { PostServer } from '#tests/post-server.ts';
import { httpRoles } from '#web/adapters/moderation/http-roles.ts';
import { keepsRoles, type OpenedRoles } from './roles.ts';

const inMemory = async (): Promise<OpenedRoles> => {
  const [roles, others, guests] = [
    new FakeRoles([{ holderId: 'me', displayName: 'Me', role: 'administrator', isMine: true }]),
    new FakeRoles(),
    new FakeRoles(),
  ];
  others.asks = 'member';
  guests.asks = 'guest';
  // A claim is confirmed where it was made, anyone who asks.
  return { administrator: roles, member: Object.assign(others, { claim: (claim: RoleClaim) => roles.claimAs('member', claim) }), guest: guests };
};

/** Member with an account, as roles are given to accounts. */
async function memberOf(server: PostServer, role: MemberRole) {
  const ports = server.aMember({ role });
  const { userId, displayName } = ports.caller.member;
  await server.db
    .insertInto('account')
    .values({ id: userId, display_name: sanitized(displayName), role, made_on: '2026-11-20' })
    .execute();
  return ports;
}

const inTheDatabase = async (): Promise<OpenedRoles> => {
  const server = await aPostServer();
  const [administrator, member] = [await memberOf(server, 'administrator'), await memberOf(server, 'member')];
  return { administrator: administrator.roles, member: member.roles, guest: server.guest.roles };
};

const overTheWire = async (): Promise<OpenedRoles> => {
  const server = await aPostServer();
  const byToken = new Map<string, Caller>();
  for (const role of ['administrator', 'member'] as const) byToken.set(role, (await memberOf(server, role)).caller);
  const app = await appOver(server, { holding: async (token) => byToken.get(token) });
  const rolesOf = (token?: string) => httpRoles(browserOf(app, server.clock, token === undefined ? {} : { AT: token }).service(routes));
  return { administrator: rolesOf('administrator'), member: rolesOf('member'), guest: rolesOf() };
};

describe.each([
  ['in memory', inMemory],
  ['in the database', inTheDatabase],
  ['over the wire', overTheWire],
])('roles, %s', (_where, open) => void keepsRoles(open));
