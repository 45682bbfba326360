import { describe, expect, it } from 'vitest';
import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as persona } from '#contract/generated/persona.ts';
import type { Contributed, ContributedModerated, ContributedReplied } from '#core/contributions/contributed.ts';
import type { KindOfContribution } from '#core/contributions/own-contributions.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { isCounted } from '#core/persona-keys/issuer-key.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { BrowserContributedReplied } from '#web/adapters/contributions/browser-contributed-replied.ts';
import { BrowserContributed } from '#web/adapters/contributions/browser-contributed.ts';
import type { KeyedClients } from '#web/adapters/contributions/keyed-clients.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { aCompany } from '#tests/companies.ts';
import { aDevice } from '#tests/contribution-device.ts';
import type { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import type { FakeContributionTokens } from '#tests/fakes/contributions/fake-contribution-tokens.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { openPersonaServer, type PersonaServer } from '#tests/persona-server.ts';
import { keepInTables } from '#tests/sql-world.ts';

export const koyalPay = { urlName: 'koyal-pay', name: 'Koyal Pay' };

interface DeviceInMemory<Own, Things> {
  readonly contributed: Things;
  readonly keys: FakeContributionKeys;
  readonly tokens: FakeContributionTokens;
  readonly server: { losesAnswer: boolean };
  readonly kept: Map<string, Own>;
}

interface Telling<Draft, Own, Things> {
  readonly kind: KindOfContribution<Own>;
  readonly draft: Draft;
  readonly shown: Partial<Own>;
  readonly changes: Partial<Draft> & Partial<Own>;
  readonly inMemory: () => DeviceInMemory<Own, Things>;
  readonly inABrowser: (kind: ContributionKind, keys: Pick<ContributionKeys, 'list' | 'forget'>, load: () => Promise<Things>) => Things;
  readonly onDevice: (clients: KeyedClients) => Things;
  readonly fill?: (db: PersonaServer['db']) => Promise<void>;
}

/** Device of a signed-in member, with one company, `koyal-pay`. */
async function aWire() {
  const server = await openPersonaServer();
  await keepInTables(server.db, [aCompany(koyalPay)]);
  const session = await server.signIn();
  const http = browserOf(server.app, server.clock, { AT: session });
  http.standFor(() => session);
  const tokens = new HttpContributionTokens(http.service(persona), http.under(asNobody, persona));
  const { parts, keys } = aDevice({ tokens, ledger: httpRemovalLedger(http.under(asNobody, moderation)), clock: server.clock });
  return { db: server.db, parts, clientOf: contributionHttp(http, keys, server.clock) };
}

/** Promises of a device's contributions of every kind. `own` adds those of one kind. */
export function keepsContributed<Draft extends object, Own extends object, Things extends Contributed<Draft, Own, Draft>>(
  of: Telling<Draft, Own, Things>,
  own: (open: () => Promise<Things>) => void,
): void {
  const adapters: Readonly<Record<string, () => Promise<Things>>> = {
    'a device in memory': async () => of.inMemory().contributed,
    'a browser': async () => {
      const { contributed, keys } = of.inMemory();
      return of.inABrowser(of.kind.kind, keys, async () => contributed);
    },
    'a device over the wire': async () => {
      const { db, ...clients } = await aWire();
      await of.fill?.(db);
      return of.onDevice(clients);
    },
  };
  for (const [name, open] of Object.entries(adapters))
    describe(`a contributed ${of.kind.kind} of ${name}`, () => {
      keepsDevice(of, open);
      own(open);
    });
  losesAnswers(of);
  fetchesLater(of);
}

function keepsDevice<Draft extends object, Own extends object, Things extends Contributed<Draft, Own, Draft>>(
  { kind, draft, shown, changes }: Telling<Draft, Own, Things>,
  open: () => Promise<Things>,
): void {
  it('is sent by its own key, and found whole by that key (F-07, R-084, R-087)', async () => {
    const device = await open();
    expect(await device.local()).toEqual([]);
    const sent = await device.send(koyalPay, draft);
    expect(sent).toMatchObject({ ...shown, company: koyalPay, state: 'submitted', version: 0 });
    const [key, ...others] = await device.local();
    expect([key, others]).toEqual([
      {
        publicKey: key?.publicKey,
        kind: kind.kind,
        about: 'Koyal Pay',
        thingId: kind.idOf(sent),
        sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        ...(isCounted(kind.kind) && { counts: expect.any(Boolean) }),
      },
      [],
    ]);
    expect(await device.one(key?.publicKey ?? '')).toEqual(sent);
  });

  it('is prepared before it comes, and sent by what there is (F-07)', async () => {
    const device = await open();
    await device.prepare('quiet');
    await device.prepare('form');
    expect(await device.local()).toEqual([]);
    await device.prepare('quiet');
    const sent = await device.send(koyalPay, draft);
    expect((await device.local()).map(({ thingId, about }) => [thingId, about])).toEqual([[kind.idOf(sent), 'Koyal Pay']]);
    await device.prepare('quiet');
    await device.prepare('form');
    expect((await device.local()).length).toBe(1);
  });

  it('has another key than the next, which stays when this is forgotten (F-07)', async () => {
    const device = await open();
    const [one, two] = [await device.send(koyalPay, draft), await device.send(koyalPay, draft)];
    expect(kind.idOf(one)).not.toBe(kind.idOf(two));
    const [{ publicKey = '' } = {}, other] = await device.local();
    expect(other?.publicKey).not.toBe(publicKey);
    await device.forget(publicKey);
    expect((await device.local()).map(({ thingId }) => thingId)).toEqual([kind.idOf(two)]);
  });

  it('is changed from its known version, and deleted with its key (R-090)', async () => {
    const device = await open();
    const sent = await device.send(koyalPay, draft);
    const [{ publicKey = '' } = {}] = await device.local();
    expect(await device.change(publicKey, sent, { ...draft, ...sent, ...changes })).toMatchObject({ ...changes, version: 1 });
    await expect(device.change(publicKey, sent, draft)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await device.remove(publicKey, kind.idOf(sent));
    expect(await device.local()).toEqual([]);
  });
}

function losesAnswers<Draft extends object, Own extends object, Things extends Contributed<Draft, Own, Draft>>({
  kind,
  draft,
  inMemory,
}: Telling<Draft, Own, Things>): void {
  describe(`a contributed ${kind.kind} whose answer was lost`, () => {
    it('is sent once, and costs one token (R-084)', async () => {
      const { contributed, server, tokens, kept } = inMemory();
      server.losesAnswer = true;
      await expect(contributed.send(koyalPay, draft)).rejects.toMatchObject({ kind: 'offline' });
      const sent = await contributed.send(koyalPay, draft);
      expect([[...kept.values()], tokens.issued.size]).toEqual([[sent], 1]);
    });

    it('is found by its key, and has its name then', async () => {
      const { contributed, server } = inMemory();
      server.losesAnswer = true;
      await expect(contributed.send(koyalPay, draft)).rejects.toMatchObject({ kind: 'offline' });
      const [{ publicKey = '', thingId } = {}] = await contributed.local();
      expect(thingId).toBeUndefined();
      const own = await contributed.one(publicKey);
      expect((await contributed.local())[0]).toMatchObject({ thingId: own && kind.idOf(own) });
    });

    it('is deleted although it was gone already', async () => {
      const { contributed, kept } = inMemory();
      const id = kind.idOf(await contributed.send(koyalPay, draft));
      const [{ publicKey = '' } = {}] = await contributed.local();
      kept.clear();
      expect(await contributed.one(publicKey)).toBeUndefined();
      await contributed.remove(publicKey, id);
      expect(await contributed.local()).toEqual([]);
    });
  });
}

function fetchesLater<Draft extends object, Own extends object, Things extends Contributed<Draft, Own, Draft>>({
  kind,
  draft,
  inMemory,
  inABrowser,
}: Telling<Draft, Own, Things>): void {
  describe(`a browser that cannot fetch what sends a ${kind.kind}`, () => {
    it('says that there is no connection, prepares nothing, and retries when next asked', async () => {
      const { contributed, keys } = inMemory();
      let isAway = true;
      const browser = inABrowser(kind.kind, keys, async () => {
        if (isAway) throw new Error('Loading chunk contributed failed.');
        return contributed;
      });
      await browser.prepare('form');
      await expect(browser.send(koyalPay, draft)).rejects.toMatchObject({ kind: 'offline' });
      isAway = false;
      expect(await browser.send(koyalPay, draft)).toMatchObject({ company: koyalPay });
    });
  });
}

type Kept<Port> = (open: () => Promise<Port>) => void;

const keepsAppeal =
  <Draft extends object, Own extends object, Port extends ContributedModerated<Draft, Own>>(
    of: Pick<Telling<Draft, Own, Port>, 'kind' | 'draft'>,
  ): Kept<Port> =>
  (open) =>
    void it('has nothing to appeal before anyone decided', async () => {
      const device = await open();
      const id = of.kind.idOf(await device.send(koyalPay, of.draft));
      const [{ publicKey = '' } = {}] = await device.local();
      await expect(device.appeal(publicKey, id, 'Why?')).rejects.toMatchObject({ kind: 'conflict' });
    });

/** Adds moderated kinds, which allow no appeal before a decision. */
export const keepsContributedModerated = <Draft extends object, Own extends object>(
  of: Omit<Telling<Draft, Own, ContributedModerated<Draft, Own>>, 'inABrowser'>,
): void =>
  keepsContributed<Draft, Own, ContributedModerated<Draft, Own>>(
    { ...of, inABrowser: (kind, keys, load) => new BrowserContributed(kind, keys, load) },
    keepsAppeal<Draft, Own, ContributedModerated<Draft, Own>>(of),
  );

/** Adds kinds that companies reply to, which answer nothing before. */
export const keepsContributedReplied = <Draft extends object, Own extends object>(
  of: Omit<Telling<Draft, Own, ContributedReplied<Draft, Own>>, 'inABrowser'>,
): void =>
  keepsContributed<Draft, Own, ContributedReplied<Draft, Own>>(
    { ...of, inABrowser: (kind, keys, load) => new BrowserContributedReplied(kind, keys, load) },
    (open) => {
      keepsAppeal<Draft, Own, ContributedReplied<Draft, Own>>(of)(open);
      void it('has nothing to answer before the company replied', async () => {
        const device = await open();
        const id = of.kind.idOf(await device.send(koyalPay, of.draft));
        const [{ publicKey = '' } = {}] = await device.local();
        await expect(device.answerReply(publicKey, id, 'They came late.')).rejects.toMatchObject({ kind: 'conflict' });
      });
    },
  );
