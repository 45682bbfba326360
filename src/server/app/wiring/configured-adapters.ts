import { join } from 'node:path';
import type { Brand } from '#core/brand.ts';
import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { Operator } from '#core/operator/operator.ts';
import type { PushMessages } from '#core/notifications/push-messages.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import type { Rephrasers } from '#core/rephrase/rephrasers.ts';
import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { publishedIn } from '#server/adapters/dump/system-dumps.ts';
import { pushKeysOf } from '#server/adapters/notifications/push-keys.ts';
import { VapidPushMessages } from '#server/adapters/notifications/vapid-push-messages.ts';
import { WaitingRequests } from '#server/adapters/persona-keys/waiting-requests.ts';
import type { OpenidSource } from '#server/adapters/providers/openid-source.ts';
import { CleanerRephrasers } from '#server/adapters/rephrase/cleaner-rephrasers.ts';
import { ModelRephrasers } from '#server/adapters/rephrase/model-rephrasers.ts';
import { randomFraction, type Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { SystemInstanceTexts } from '#server/adapters/texts/system-instance-texts.ts';
import { shippedCredits } from '#server/adapters/texts/shipped-credits.ts';
import { noPortalAccounts } from '#server/adapters/verification/no-portal-accounts.ts';
import { nameWaitIn } from '../config/counted-settings.ts';
import type { LoginMethodSettings } from '../config/login-settings.ts';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../process/log.ts';
import { pagesUrlOf } from '../process/listening.ts';

/** The providers of an installation: those that were set up, or those that it plays itself. */
export const openidSourceFor = ({ clients, isDemo }: LoginMethodSettings, takesTokens: boolean): ConfiguredProviders | DemoProviders =>
  isDemo ? new DemoProviders() : new ConfiguredProviders(clients, takesTokens);

/** The rephrasers of this installation: the language model that was set up, or the cleaner, which goes by rules. */
const rephrasersFor = ({ rephraseUrl, rephraseKey, rephraseModel }: Pick<Settings, 'rephraseUrl' | 'rephraseKey' | 'rephraseModel'>): Rephrasers =>
  rephraseUrl === undefined ? new CleanerRephrasers() : new ModelRephrasers({ url: rephraseUrl, key: rephraseKey, model: rephraseModel });

/** The messages to devices of this installation; none where it sends none. Push services that have a question turn to its contact, or to its pages. */
export function pushMessagesFor(
  { push, publicOrigin }: Pick<Settings, 'push' | 'publicOrigin'>,
  secrets: Secrets,
  { mail }: Operator,
): PushMessages | undefined {
  if (!push) return undefined;
  const subject = mail === null ? (publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:nobody@daftar.invalid') : `mailto:${mail}`;
  return new VapidPushMessages({ keys: pushKeysOf(secrets), subject });
}

/** What the settings say to adapters as it is. A demo shows its first digest at once. */
export const settledByHost = (settings: Settings, secrets: Secrets, isDemo: boolean) => ({
  rephrasers: rephrasersFor(settings),
  mailLimit: settings.mailLimit,
  countedProofs: settings.countedProofs,
  pagesUrl: pagesUrlOf(settings),
  showsDigestAtOnce: isDemo,
  pushKey: settings.push ? pushKeysOf(secrets).publicKey : undefined,
  dumpsFolder: publishedIn(settings.dataDir),
});

/** The folder of the project. */
const root = join(import.meta.dirname, '../../../..');

/** The posts that only a demo has. */
const demoBlog = join(root, 'src/server/demo/texts');

/** What the host says of this installation: its brand, its operator, and its texts where it wrote any in the folder of its data. A demo has a blog, so that there is something to see. */
export const saidByHost = ({ dataDir }: Pick<Settings, 'dataDir'>, brand: Brand, operator: Operator) => ({
  brand,
  operator,
  texts: new SystemInstanceTexts({ dataDir, brand, operator, credits: shippedCredits(root), demoBlog: operator.isDemo ? demoBlog : undefined }),
});

/** The job portal tells nothing to anyone yet but in the demo, where it is played here. */
export async function portalFor(isDemo: boolean, db: Database['db'], secrets: Secrets): Promise<PortalAccounts> {
  if (!isDemo) return noPortalAccounts;
  const { DemoPortalAccounts } = await import('#server/demo/verification/demo-portal-accounts.ts');
  return new DemoPortalAccounts(db, secrets);
}

interface WaitingSettings {
  readonly clock: Clock;
  readonly settings: Settings;
  readonly source: OpenidSource;
  readonly log: Pick<Logger, 'error'>;
}

/** The place in memory for what keys ask to be carried out later. */
export const openWaiting = ({ clock, settings, source, log }: WaitingSettings): WaitingRequests =>
  new WaitingRequests({
    clock,
    chance: randomFraction,
    longestMs: nameWaitIn(settings, source.methods.isDemo) * minuteMs,
    hear: (err) => log.error({ err }, 'A request that waited broke'),
  });
