import { fieldsIn } from '#core/device/kept-value.ts';
import type { TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { keptOnboarding, onboardingIn } from '#core/onboarding/kept-onboarding.ts';
import { onboardingName, type OnboardingDraft } from '#core/onboarding/onboarding-draft.ts';

/** The name in this tab of whether onboarding is open here: `open`, or `resumed` once it was opened again by itself. */
const hereName = `${onboardingName}.here`;

/** The drafts of onboarding: what each member has filled in on this device, until it is sent or they sign out. The mail address is in this tab alone (F-01). */
export class OnboardingDrafts {
  readonly #storage: UserStorage;
  readonly #tab: TabStorage;

  constructor(storage: UserStorage, tab: TabStorage) {
    this.#storage = storage;
    this.#tab = tab;
  }

  of(userId: string): OnboardingDraft {
    return { ...storedIn(this.#storage, userId), mail: storedIn(this.#tab, userId).mail };
  }

  keep(userId: string, { mail, ...draft }: OnboardingDraft): void {
    put(this.#storage, userId, draft);
    put(this.#tab, userId, { mail });
    if (this.#here === 'resumed') return;
    if (draft.flow?.isOpen) this.#tab.keep(hereName, { is: 'open' });
    else this.#tab.drop(hereName);
  }

  /** Whether onboarding was open in this very tab when its page went. It says so once in a visit: a member who reloads again is reading. */
  resumes(): boolean {
    const wasOpen = this.#here === 'open';
    if (wasOpen) this.#tab.keep(hereName, { is: 'resumed' });
    return wasOpen;
  }

  /** Calls back when another tab has changed it; the answer stops that. */
  hear(changed: () => void): () => void {
    return this.#storage.hear((name) => name.startsWith(onboardingName) && changed());
  }

  get #here(): unknown {
    return fieldsIn(this.#tab.read(hereName))['is'];
  }
}

const nameOf = (userId: string): string => `${onboardingName}/${userId}`;

/** A member's draft. An older release has kept that of one member alone, without the owner in the name. */
const storedIn = (storage: UserStorage, userId: string): OnboardingDraft => onboardingIn(storage.read(nameOf(userId)) ?? storage.read(onboardingName), userId);

/** Keeps a draft, and nothing of an empty one. */
function put(storage: UserStorage, userId: string, draft: OnboardingDraft): void {
  const value = keptOnboarding(draft, userId);
  if (!value) storage.drop(nameOf(userId));
  if ((!value || storage.keep(nameOf(userId), value)) && fieldsIn(storage.read(onboardingName))['userId'] === userId) storage.drop(onboardingName);
}
