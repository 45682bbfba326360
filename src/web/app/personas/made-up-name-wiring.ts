import { Clock } from '#core/clock.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Urls } from '#core/navigation/urls.ts';
import { KeyCopies } from '#core/persona-keys/key-copies.ts';
import { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import { NamePlaces } from '#core/persona-keys/name-place.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { BrowserUrls } from '#web/adapters/navigation/browser-urls.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ClaimStore } from '#web/stores/persona-keys/claim-store.ts';
import { KeyKeepingStore } from '#web/stores/persona-keys/key-keeping-store.ts';
import { KeyReturnStore } from '#web/stores/persona-keys/key-return-store.ts';
import { MadeUpNameStore } from '#web/stores/persona-keys/made-up-name-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { PersonaDialogStore } from '#web/stores/personas/persona-dialog-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { personaKeyWords } from '#web/words/persona-keys/persona-key-words.ts';
import { onDevice, store } from '../container/bind.ts';
import { withWords } from '../words/with-words.ts';
import { namingBindings } from '../persona-keys/naming-bindings.ts';
import { personaKeyBindings } from '../persona-keys/persona-key-bindings.ts';

export { MadeUpNameScreen as Screen } from '#web/views/personas/MadeUpNameScreen.tsx';

export const words = [personaKeyWords];

export const shared = [...personaKeyBindings, ...namingBindings];

export const bindings = [
  store(Drafts, [UserStorage, Clock]),
  onDevice(Urls, BrowserUrls),
  store(NamePlaceStore, [NamePlaces, SessionStore, NameNewsStore]),
  store(PersonaDialogStore, []),
  store(MadeUpNameStore, [PersonaKeys, KeyedPersonas, PersonaTokens, NamePlaceStore, SessionStore, Urls, AnonymousPersonas, NameNewsStore, UserStorage]),
  store(ClaimStore, [UnclaimedNames]),
  store(KeyKeepingStore, [PersonaKeys, KeyCopies, Clock]),
  store(KeyReturnStore, [PersonaKeys, KeyCopies, KeyedPersonas, Urls, NameNewsStore]),
];

export const over = [
  {
    isWanted: (stores: Stores) => stores.get(PersonaDialogStore).persona !== undefined,
    load: withWords(() => import(/* webpackChunkName: "personas" */ './persona-wiring.ts')),
    dismiss: (stores: Stores) => stores.get(PersonaDialogStore).close(),
  },
];

/** Loads nothing, as only the browser has keys. */
export const load = async () => undefined;

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(personaKeyWords));
