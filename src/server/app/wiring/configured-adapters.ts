import { join } from 'node:path';
import type { Brand } from '#core/brand.ts';
import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { Operator } from '#core/operator/operator.ts';
import type { PushMessages } from '#core/notifications/push-messages.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import type { Rephrasers } from '#core/rephrase/rephrasers.ts';
import { ConfiguredProviders, type TokenGiver } from '#server/adapters/providers/configured-providers.ts';
import { DemoProviders } from '#server/adapters/providers/demo-providers.ts';
import { publishedIn } from '#server/adapters/dump/system-dumps.ts';
import { OpenidPortalAccounts } from '#server/adapters/providers/openid-portal-accounts.ts';
import { OpenidTokens } from '#server/adapters/providers/openid-tokens.ts';
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
import { portalProfileIn } from '../config/portal-settings.ts';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../process/log.ts';
import { pagesUrlOf } from '../process/listening.ts';

/** Configured providers, or those the instance plays itself. */
export const openidSourceFor = ({ clients, isDemo }: LoginMethodSettings, tokensOf: readonly TokenGiver[]): ConfiguredProviders | DemoProviders =>
  isDemo ? new DemoProviders() : new ConfiguredProviders(clients, tokensOf);

/** Rephrasers: the configured language model, or the rule-based cleaner. */
const rephrasersFor = ({ rephraseUrl, rephraseKey, rephraseModel }: Pick<Settings, 'rephraseUrl' | 'rephraseKey' | 'rephraseModel'>): Rephrasers =>
  rephraseUrl === undefined ? new CleanerRephrasers() : new ModelRephrasers({ url: rephraseUrl, key: rephraseKey, model: rephraseModel });

/** Push messages, with a contact that push services can turn to. */
export function pushMessagesFor(
  { push, publicOrigin }: Pick<Settings, 'push' | 'publicOrigin'>,
  secrets: Secrets,
  { mail }: Operator,
): PushMessages | undefined {
  if (!push) return undefined;
  const subject = mail === null ? (publicOrigin?.startsWith('https:') ? publicOrigin : 'mailto:nobody@daftar.invalid') : `mailto:${mail}`;
  return new VapidPushMessages({ keys: pushKeysOf(secrets), subject });
}

/** Settings that adapters take as they are. */
export const settledByHost = (settings: Settings, secrets: Secrets, isDemo: boolean) => ({
  rephrasers: rephrasersFor(settings),
  mailLimit: settings.mailLimit,
  looksAtClaims: settings.looksAtClaims,
  countedProofs: settings.countedProofs,
  pagesUrl: pagesUrlOf(settings),
  showsDigestAtOnce: isDemo,
  pushKey: settings.push ? pushKeysOf(secrets).publicKey : undefined,
  dumpsFolder: publishedIn(settings.dataDir),
});

const root = join(import.meta.dirname, '../../../..');

const demoBlog = join(root, 'src/server/demo/texts');

/** Brand, operator and texts, where the host's data folder may override texts. */
export const saidByHost = ({ dataDir }: Pick<Settings, 'dataDir'>, brand: Brand, operator: Operator) => ({
  brand,
  operator,
  texts: new SystemInstanceTexts({ dataDir, brand, operator, credits: shippedCredits(root), demoBlog: operator.isDemo ? demoBlog : undefined }),
});

interface PortalParts {
  readonly source: OpenidSource;
  readonly db: Database['db'];
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Job portal of the settings, or as played by the demo. */
export async function portalFor(settings: Parameters<typeof portalProfileIn>[0], { source, db, secrets, clock }: PortalParts): Promise<PortalAccounts> {
  const profile = portalProfileIn(settings);
  if (profile) return new OpenidPortalAccounts(profile, new OpenidTokens(source));
  if (!source.methods.isDemo) return noPortalAccounts;
  const { DemoPortalAccounts } = await import('#server/demo/verification/demo-portal-accounts.ts');
  return new DemoPortalAccounts(db, secrets, clock);
}

interface WaitingSettings {
  readonly clock: Clock;
  readonly settings: Settings;
  readonly source: OpenidSource;
  readonly log: Pick<Logger, 'error'>;
}

/** Memory for requests of keys to carry out later. */
export const openWaiting = ({ clock, settings, source, log }: WaitingSettings): WaitingRequests =>
  new WaitingRequests({
    clock,
    chance: randomFraction,
    longestMs: nameWaitIn(settings, source.methods.isDemo) * minuteMs,
    hear: (err) => log.error({ err }, 'A request that waited broke'),
  });
