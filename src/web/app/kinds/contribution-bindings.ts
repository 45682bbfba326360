import { ContainerModule } from 'inversify';
import { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { BrowserContributionKeys } from '#web/adapters/contributions/browser-contribution-keys.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ownerOf } from '../persona-keys/keys-of.ts';

export const contributionKeysOf = (session: SessionStore): BrowserContributionKeys => new BrowserContributionKeys(ownerOf(session));

export const contributionBindings = [
  new ContainerModule(({ bind }) => {
    bind(ContributionKeys).toResolvedValue((session: SessionStore) => contributionKeysOf(session), [SessionStore]);
  }),
];
