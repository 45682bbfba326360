import { describe } from 'vitest';
import type { ContributionToken } from '#core/contributions/contribution-token.ts';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import type { KindOfContribution } from '#core/contributions/own-contributions.ts';
import { isCounted, type TokenPurpose } from '#core/persona-keys/issuer-key.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { blinded } from '#openapi/signing/blind-token.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import type { Summary } from '#server/adapters/summaries/summary.ts';
import { noRequest } from '#server/app/contract/no-request.ts';
import { adaptersFor } from '#server/app/wiring/adapters.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { aCompany } from '#tests/companies.ts';
import type { OwnContributionBackend } from '#tests/fakes/contributions/own-contribution-backend.ts';
import { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { FakeContributionTokens, fakeContributionIssuer } from '#tests/fakes/contributions/fake-contribution-tokens.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { moderatorsOf } from './moderators-of.ts';
import type { OpenedKey } from './own-contributions.ts';

/** Server with one company, and ports of a key with and one without this token. */
export async function serverOfKeys(purpose: Exclude<TokenPurpose, 'reward'>): Promise<{
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

/** Moderators' acts in an in-memory world. */
type Moderated = Pick<OwnContributionBackend<never, never>, 'comeOut' | 'takeDown' | 'look' | 'lookAgain'> & {
  readonly letReply?: (reply: EmployerReply) => void;
};

/** Adapters of one kind: fake, server port and browser port. */
interface AdaptersOfKind<Port, World> {
  readonly kind: KindOfContribution<never> & { readonly resource?: ResourceType };
  readonly backend: (clock: FakeClock) => World;
  readonly fake: (backend: World, publicKey: string) => Port;
  readonly inServer: (ports: Ports) => Port;
  /** Omitted where no request can express the input. */
  readonly overHttp?: (client: ReturnType<ReturnType<typeof contributionHttp>>) => Port;
  readonly summary: Summary;
  readonly fill?: (db: PersonaServer['db']) => Promise<void>;
}

/** Tests the promises on every adapter of a kind, each with one company, `koyal-pay`. */
export function describeAdapters<Port, World extends Moderated>(of: AdaptersOfKind<Port, World>, keeps: (open: () => Promise<OpenedKey<Port>>) => void): void {
  const purpose = isCounted(of.kind.kind) ? of.kind.kind : 'contribution';
  const aServer = async () => {
    const server = await serverOfKeys(purpose);
    await of.fill?.(server.server.db);
    return { ...server, moderators: await moderatorsOf(server.server, of.kind.resource, of.summary) };
  };
  const adapters: Readonly<Record<string, () => Promise<OpenedKey<Port>>>> = {
    'in memory': () => openedInMemory(of),
    'in the database': async () => {
      const { ports, others, token, moderators } = await aServer();
      return { mine: of.inServer(ports), others: of.inServer(others), token, ...moderators };
    },
  };
  const { overHttp } = of;
  const overTheWire =
    overHttp &&
    (async () => {
      const { server, moderators } = await aServer();
      const session = await server.signIn();
      const keys = new FakeContributionKeys();
      const clientOf = contributionHttp(browserOf(server.app, server.clock, { AT: session }), keys, server.clock);
      const [key, other] = [await keys.make({ kind: of.kind.kind }), await keys.make({ kind: of.kind.kind })];
      const [mine, others] = [overHttp(clientOf(key.publicKey)), overHttp(clientOf(other.publicKey))];
      return { mine, others, token: await server.tokenFor(session, key, purpose), ...moderators };
    });
  describe.each(Object.entries({ ...adapters, ...(overTheWire && { 'over the wire': overTheWire }) }))(
    `an own ${of.kind.kind} %s`,
    (_, open) => void keeps(open),
  );
}

async function openedInMemory<Port, World extends Moderated>({ backend: aWorld, fake }: AdaptersOfKind<Port, World>): Promise<OpenedKey<Port>> {
  const clock = new FakeClock();
  const backend = aWorld(clock);
  const [key, other] = [new PersonaKey(), new PersonaKey()];
  const { keyId, publicKey } = fakeContributionIssuer;
  const { blindedMessage, prefix, finalize } = blinded(publicKey, Buffer.from(key.publicKey, 'base64url'));
  const signature = finalize(await new FakeContributionTokens().issue({ keyId, blindedMessage }));
  return {
    mine: fake(backend, key.publicKey),
    others: fake(backend, other.publicKey),
    token: { keyId, prefix, signature },
    comeOut: async (id) => backend.comeOut(id),
    takeDown: async (id, by) => backend.takeDown(id, by),
    look: async (id, decision) => backend.look(id, decision),
    lookAgain: async (id, decision) => backend.lookAgain(id, decision),
    letReply: async (_id, text) => backend.letReply?.({ replyId: 'y000000000000001', text, week: '2026-W45', answer: null }),
    advance: (ms) => clock.set(ms),
  };
}
