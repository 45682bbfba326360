import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { ModelRephraser } from '#server/adapters/rephrase/model-rephraser.ts';
import { CleaningRephraser, type Rephraser } from '#server/adapters/rephrase/rephraser.ts';
import type { LoginMethodSettings } from '../config/login-settings.ts';
import type { Settings } from '../config/settings.ts';

/** The providers of an installation: those that were set up, or those that it plays itself. */
export const openidSourceFor = ({ clients, isDemo }: LoginMethodSettings, takesTokens: boolean): ConfiguredProviders | DemoProviders =>
  isDemo ? new DemoProviders() : new ConfiguredProviders(clients, takesTokens);

/** The rephraser of this installation: the language model that was set up, or the cleaner, which goes by rules. */
export const rephraserFor = ({ rephraseUrl, rephraseKey, rephraseModel }: Pick<Settings, 'rephraseUrl' | 'rephraseKey' | 'rephraseModel'>): Rephraser =>
  rephraseUrl === undefined ? new CleaningRephraser() : new ModelRephraser({ url: rephraseUrl, key: rephraseKey, model: rephraseModel });
