import { fieldsIn } from '#core/device/kept-value.ts';
import type { TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { keptOnboarding, onboardingIn } from '#core/onboarding/kept-onboarding.ts';
import { onboardingName, type OnboardingDraft } from '#core/onboarding/onboarding-draft.ts';

/** Tab's mark of open onboarding: `open`, or `resumed` after reopening itself once. */
const hereName = `${onboardingName}.here`;

/** Onboarding drafts per member on this device. The mail address stays in this tab (F-01). */
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

  /** True once per visit after a reload with onboarding open, as reloading again means reading. */
  resumes(): boolean {
    const wasOpen = this.#here === 'open';
    if (wasOpen) this.#tab.keep(hereName, { is: 'resumed' });
    return wasOpen;
  }

  /** Calls back on changes by another tab. The answer stops that. */
  hear(changed: () => void): () => void {
    return this.#storage.hear((name) => name.startsWith(onboardingName) && changed());
  }

  get #here(): unknown {
    return fieldsIn(this.#tab.read(hereName))['is'];
  }
}

const nameOf = (userId: string): string => `${onboardingName}/${userId}`;

/** Also reads an older release's single draft, stored without its owner in the name. */
const storedIn = (storage: UserStorage, userId: string): OnboardingDraft => onboardingIn(storage.read(nameOf(userId)) ?? storage.read(onboardingName), userId);

function put(storage: UserStorage, userId: string, draft: OnboardingDraft): void {
  const value = keptOnboarding(draft, userId);
  if (!value) storage.drop(nameOf(userId));
  if ((!value || storage.keep(nameOf(userId), value)) && fieldsIn(storage.read(onboardingName))['userId'] === userId) storage.drop(onboardingName);
}
