import { fireEvent, screen, within } from '@testing-library/react';
import { UserStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { Urls } from '#core/navigation/urls.ts';
import { KeyCopies } from '#core/persona-keys/key-copies.ts';
import { deletedName } from '#core/persona-keys/name-away.ts';
import { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import { NamePlaces, type NameFacts } from '#core/persona-keys/name-place.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { Member } from '#core/sessions/session.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import * as madeUpName from '#web/app/personas/made-up-name-wiring.ts';
import { DeviceUnclaimedNames } from '#web/adapters/persona-keys/device-unclaimed-names.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeUrls } from '#tests/fakes/navigation/fake-urls.ts';
import { FakeKeyCopies } from '#tests/fakes/persona-keys/fake-key-copies.ts';
import { FakeKeyedPersonas } from '#tests/fakes/persona-keys/fake-keyed-personas.ts';
import { aKeyedBackend, type KeyedBackend } from '#tests/fakes/persona-keys/fake-keyed-backend.ts';
import { FakePersonaKeys, type FakeDevice } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { noTokens } from '#tests/fakes/persona-keys/no-tokens.ts';
import { FakeAnonymousPersonas } from '#tests/fakes/personas/fake-anonymous-personas.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { open } from '#tests/screens/open.tsx';

export const banyan: AnonymousPersona = { userName: 'Quiet Banyan', avatarUri: '17-sky' };
export const kite: AnonymousPersona = { userName: 'Brave Kite', avatarUri: '3-rose' };

/** Browser with or without a made-up name in a shared world, by default a guest's. */
export async function aBrowser(persona?: AnonymousPersona, backend: KeyedBackend = aKeyedBackend(), member?: string, device: FakeDevice = new Map()) {
  const keys = new FakePersonaKeys(device, () => member);
  let publicKey = '';
  const read = async () => (publicKey = (await keys.local())?.publicKey ?? '');
  if (persona) {
    publicKey = (await keys.make()).publicKey;
    await keys.note({ persona });
    backend.personas.set(publicKey, persona);
  }
  const personas = new FakeKeyedPersonas(backend, () => publicKey);
  const signed: KeyedPersonas = {
    own: async () => (await read(), personas.own()),
    written: async () => (await read(), personas.written()),
    change: async (wanted) => (await read(), personas.change(wanted)),
    remove: async () => (await read(), personas.remove()),
  };
  const copies = new FakeKeyCopies(backend, () => publicKey);
  return { backend, device, keys, signed, copies, publicKey: () => publicKey };
}

type Browser = Awaited<ReturnType<typeof aBrowser>>;

interface Facts extends NameFacts {
  readonly member?: Member;
  readonly query: string;
  readonly language: 'en' | 'hi';
}

/** Opens the made-up name's page, by default as a guest. */
export async function openName(browser: Browser, facts: Partial<Facts> = {}) {
  const { member, query = '', language = 'en', ...recorded } = facts;
  const [urls, storage] = [new FakeUrls(), new FakeUserStorage()];
  const issuer = { keyId: '2026-q4-aa', period: '2026-q4', publicKey: 'AA' };
  const swaps = [
    [PersonaKeys, browser.keys],
    [KeyedPersonas, browser.signed],
    [KeyCopies, browser.copies],
    [PersonaTokens, { keys: async () => ({ items: [issuer] }) }],
    [NamePlaces, { here: async () => ({ isLocal: false, isUnfinished: false, isWaiting: false, isDeleted: deletedName.isMarked(storage), ...recorded }) }],
    [UserStorage, storage],
    [UnclaimedNames, new DeviceUnclaimedNames({ keys: browser.keys, isNewWriter: () => false, ...noTokens })],
    [AnonymousPersonas, new FakeAnonymousPersonas(aMemberFixture({ isReader: true }))],
    [Urls, urls],
  ] as const;
  const inShell = (clock: FakeClock) => [[Sessions, new FakeSessions(clock, member)]] as const;
  const opened = open(madeUpName, screens.madeUpName, screens.madeUpName + query, swaps, { inShell, preferences: new FakePreferences({ language }) });
  await opened.shell.get(SessionStore).load();
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, urls };
}

export const region = (name: string) => screen.findByRole('region', { name });
export const pressIn = async (part: HTMLElement, name: string) => fireEvent.click(await within(part).findByRole('button', { name }));

export async function letGo(name: string, how: 'forget' | 'delete'): Promise<void> {
  const [button, question, answer] =
    how === 'forget'
      ? ['Remove the key here', `Remove the key of ${name} here?`, 'Remove the key here']
      : ['Delete the name and its posts', `Delete ${name}?`, `Delete ${name}`];
  await pressIn(await region('Remove or delete the name'), button);
  await pressIn(await screen.findByRole('dialog', { name: question }), answer);
}
