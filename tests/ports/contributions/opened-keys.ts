import type { ContributionKind } from '#core/contributions/contribution-keys.ts';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import { isCounted, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { blinded } from '#scripts/contract/persona-keys/blind-token.ts';
import { PersonaKey } from '#scripts/contract/persona-keys/persona-key.ts';
import type { Summary } from '#server/adapters/summaries/summary.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { aCompany } from '#tests/companies.ts';
import type { OwnContribution, OwnContributionWorld } from '#tests/fakes/contributions/own-contribution-world.ts';
import { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { FakeContributionTokens, fakeContributionIssuer } from '#tests/fakes/contributions/fake-contribution-tokens.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { moderatorsOf } from './moderators-of.ts';
import type { OpenedKey } from './own-contributions.ts';

/** The contributions of one key, of another one, and the token that pays for the first. */
type Keys<Port> = Pick<OpenedKey<Port>, 'mine' | 'others' | 'token'>;

/** The contributions of two keys in memory. */
export async function keysInMemory<Port>(ofKey: (publicKey: string) => Port): Promise<Keys<Port>> {
  const [key, other] = [new PersonaKey(), new PersonaKey()];
  const { keyId, publicKey } = fakeContributionIssuer;
  const { blindedMessage, prefix, finalize } = blinded(publicKey, Buffer.from(key.publicKey, 'base64url'));
  const signature = finalize(await new FakeContributionTokens().issue({ keyId, blindedMessage }));
  return { mine: ofKey(key.publicKey), others: ofKey(other.publicKey), token: { keyId, prefix, signature } };
}

/** The same, with the moderators of their world. */
export async function openedInMemory<World extends OwnContributionWorld<OwnContribution>, Port>(
  aWorld: (clock: FakeClock) => World,
  ofKey: (world: World, publicKey: string) => Port,
): Promise<OpenedKey<Port>> {
  const clock = new FakeClock();
  const world = aWorld(clock);
  return {
    ...(await keysInMemory((publicKey) => ofKey(world, publicKey))),
    comeOut: async (id) => world.comeOut(id),
    takeDown: async (id, by) => world.takeDown(id, by),
    look: async (id, decision) => world.look(id, decision),
    lookAgain: async (id, decision) => world.lookAgain(id, decision),
    advance: (ms) => clock.set(ms),
  };
}

/** A server with one company, and the ports of a key whose token of this purpose is in hand and of another one. */
export async function serverOfKeys(purpose: TokenPurpose): Promise<{
  readonly server: PersonaServer;
  readonly ports: Ports;
  readonly others: Ports;
  readonly token: ContributionToken;
}> {
  const server = await openPersonaServer();
  await keepInTables(server.db, [aCompany({ companyId: 'koyal', urlName: 'koyal-pay', name: 'Koyal Pay' })]);
  const [key, other] = [new PersonaKey(), new PersonaKey()];
  const portsOf = ({ publicKey }: PersonaKey) => adaptersFor(server.parts)({ ...noRequest, persona: publicKey });
  return { server, ports: portsOf(key), others: portsOf(other), token: await server.tokenFor(await server.signIn(), key, purpose) };
}

/** The purpose of the token that pays for a contribution of a kind as it usually is: one that counts, where the kind does. */
const payingFor = (kind: string): TokenPurpose => (isCounted(kind) ? kind : 'contribution');

/** The contributions of two keys in a database, with its moderators. */
export async function openedInTheDatabase<Port>(portIn: (ports: Ports) => Port, resourceType: ResourceType, summary: Summary): Promise<OpenedKey<Port>> {
  const { server, ports, others, token } = await serverOfKeys(payingFor(resourceType.toLowerCase()));
  return { mine: portIn(ports), others: portIn(others), token, ...(await moderatorsOf(server, resourceType, summary)) };
}

/** The contributions of two keys in a browser that is signed in, whose requests by a key carry nothing of that; and the server that answers them. */
export async function keysOverTheWire<Port>(
  kind: ContributionKind,
  ofKey: (http: ReturnType<ReturnType<typeof contributionHttp>>) => Port,
): Promise<Keys<Port> & { readonly server: PersonaServer }> {
  const { server } = await serverOfKeys('contribution');
  const session = await server.signIn();
  const keys = new FakeContributionKeys();
  const clientOf = contributionHttp(browserOf(server.app, server.clock, { AT: session }), keys, server.clock);
  const [key, other] = [await keys.make({ kind }), await keys.make({ kind })];
  const [mine, others] = [ofKey(clientOf(key.publicKey)), ofKey(clientOf(other.publicKey))];
  return { server, mine, others, token: await server.tokenFor(session, key, payingFor(kind)) };
}
