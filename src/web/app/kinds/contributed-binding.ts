import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { Clock } from '#core/clock.ts';
import type { ContributedModerated, ContributedReplied } from '#core/contributions/contributed.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { BrowserContributed } from '#web/adapters/contributions/browser-contributed.ts';
import { BrowserContributedReplied } from '#web/adapters/contributions/browser-contributed-replied.ts';
import type { KeyedClients } from '#web/adapters/contributions/keyed-clients.ts';
import { Http } from '#web/adapters/http/http.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contributionKeysOf } from './contribution-bindings.ts';

export type Load<Port> = () => Promise<(clients: KeyedClients) => Port>;

/** Binds contributions of one kind, with sending and signing code loaded on first use. */
export const contributedBinding = <Port, Loaded>(
  port: ServiceIdentifier<Port>,
  load: Load<Loaded>,
  inBrowser: (keys: ContributionKeys, loaded: () => Promise<Loaded>) => Port,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(port).toResolvedValue(
      (http: Http, session: SessionStore, clock: Clock) =>
        inBrowser(contributionKeysOf(session), async () => {
          const [{ keyedClientsOf }, make] = await Promise.all([import(/* webpackChunkName: "contributed" */ './keyed-clients-of.ts'), load()]);
          return make(keyedClientsOf(http, session, clock));
        }),
      [Http, SessionStore, Clock],
    );
  });

export const moderatedBinding = <Draft, Own, Changed>(
  port: ServiceIdentifier<ContributedModerated<Draft, Own, Changed>>,
  kind: ContributionKind,
  load: Load<ContributedModerated<Draft, Own, Changed>>,
): ContainerModule => contributedBinding(port, load, (keys, loaded) => new BrowserContributed(kind, keys, loaded));

export const repliedBinding = <Draft, Own, Changed>(
  port: ServiceIdentifier<ContributedReplied<Draft, Own, Changed>>,
  kind: ContributionKind,
  load: Load<ContributedReplied<Draft, Own, Changed>>,
): ContainerModule => contributedBinding(port, load, (keys, loaded) => new BrowserContributedReplied(kind, keys, loaded));
