import type { Rephrasers } from '#core/rephrase/rephrasers.ts';
import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { CleanerRephrasers } from '#server/adapters/rephrase/cleaner-rephrasers.ts';
import { ModelRephrasers } from '#server/adapters/rephrase/model-rephrasers.ts';
import type { LoginMethodSettings } from '../config/login-settings.ts';
import type { Settings } from '../config/settings.ts';

/** The providers of an installation: those that were set up, or those that it plays itself. */
export const openidSourceFor = ({ clients, isDemo }: LoginMethodSettings, takesTokens: boolean): ConfiguredProviders | DemoProviders =>
  isDemo ? new DemoProviders() : new ConfiguredProviders(clients, takesTokens);

/** The rephrasers of this installation: the language model that was set up, or the cleaner, which goes by rules. */
export const rephrasersFor = ({ rephraseUrl, rephraseKey, rephraseModel }: Pick<Settings, 'rephraseUrl' | 'rephraseKey' | 'rephraseModel'>): Rephrasers =>
  rephraseUrl === undefined ? new CleanerRephrasers() : new ModelRephrasers({ url: rephraseUrl, key: rephraseKey, model: rephraseModel });
