import { RewardWallet } from '#core/rewards/reward-wallet.ts';
import { TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { routes as system } from '#contract/generated/system.ts';
import { routes as account } from '#contract/generated/user/account.ts';
import { Clock } from '#core/clock.ts';
import { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { NamePlaces } from '#core/persona-keys/name-place.ts';
import { Archives } from '#core/own-data/archives.ts';
import { OwnData } from '#core/own-data/own-data.ts';
import { DataMap } from '#core/privacy/data-map.ts';
import { Accounts } from '#core/account/accounts.ts';
import { DeletionAttempts } from '#core/account/deletion-attempts.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { BrowserDeletionAttempts } from '#web/adapters/account/browser-deletion-attempts.ts';
import { BrowserArchives } from '#web/adapters/own-data/browser-archives.ts';
import { httpDataMap } from '#web/adapters/privacy/http-data-map.ts';
import { httpAccounts } from '#web/adapters/account/http-accounts.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import { KeyedWritingsStore } from '#web/stores/account/keyed-writings-store.ts';
import { AskedAccountStore } from '#web/stores/account/asked-account-store.ts';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { OwnDataStore } from '#web/stores/own-data/own-data-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { accountWords } from '#web/words/account/account-words.ts';
import { ownDataWords } from '#web/words/own-data/own-data-words.ts';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { ownDataBinding } from '../own-data/own-data-binding.ts';
import { contributionsStoreBindings } from '../contributions/contributions-store-bindings.ts';
import { contributedBindings } from '../kinds/web-kinds.ts';
import { contributionBindings } from '../kinds/contribution-bindings.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { namingBindings } from '../persona-keys/naming-bindings.ts';
import { personaKeyBindings } from '../persona-keys/persona-key-bindings.ts';
import { walletBinding } from '../rewards/wallet-binding.ts';

export { ManageAccountScreen as Screen } from '#web/views/account/ManageAccountScreen.tsx';

export const words = [accountWords, deactivatedWords, ownDataWords];

export const shared = [...personaKeyBindings, ...namingBindings];

export const bindings = [
  overHttp(Accounts, httpAccounts, account),
  onDevice(DeletionAttempts, BrowserDeletionAttempts),
  store(Drafts, [UserStorage, Clock]),
  onDevice(Clipboards, BrowserClipboards),
  store(NamePlaceStore, [NamePlaces, SessionStore, NameNewsStore]),
  ...contributedBindings,
  ...contributionBindings,
  ...contributionsStoreBindings,
  walletBinding,
  store(KeyedWritingsStore, [PersonaKeys, KeyedPersonas, ContributionKeys, UserStorage, ContributionsStore, SessionStore, NameNewsStore, RewardWallet]),
  overHttp(DataMap, httpDataMap, system),
  ownDataBinding,
  onDevice(Archives, BrowserArchives),
  store(OwnDataStore, [OwnData, DataMap, Archives, PersonaKeys, ContributionKeys, UserStorage, ContributionsStore, SessionStore, Clock]),
  store(AskedAccountStore, [TabStorage, SessionStore]),
  store(AccountStore, [Accounts, DeletionAttempts, Drafts, Clipboards, KeyedWritingsStore, SessionStore, Clock]),
];

export const load = async () => undefined;

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(accountWords));
