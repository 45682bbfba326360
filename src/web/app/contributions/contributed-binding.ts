import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { Clock } from '#core/clock.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { Http } from '#web/adapters/http/http.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contributionKeysOf } from './contribution-bindings.ts';

type Parts = readonly [http: Http, session: SessionStore, clock: Clock];

/** Binds the contributions of one kind from this device: which there are, this browser knows; what sends and signs is loaded with the first question. */
export const contributedBinding = <Port>(
  port: ServiceIdentifier<Port>,
  InBrowser: new (keys: ContributionKeys, load: () => Promise<Port>) => Port,
  load: (...parts: Parts) => Promise<Port>,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(port).toResolvedValue(
      (http: Http, session: SessionStore, clock: Clock) => new InBrowser(contributionKeysOf(session), () => load(http, session, clock)),
      [Http, SessionStore, Clock],
    );
  });
