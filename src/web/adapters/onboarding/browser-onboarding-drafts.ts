import type { OnboardingDraft, OnboardingDrafts } from '#core/onboarding/onboarding-drafts.ts';
import { onboardingKey } from './onboarding-key.ts';
import { draftIn, draftTextOf, isOf } from './onboarding-draft-text.ts';

/** Keeps what each member has filled in with this browser, and the address with this tab alone; where that is forbidden, as long as the page stands. */
export class BrowserOnboardingDrafts implements OnboardingDrafts {
  #kept: { readonly userId: string; readonly draft: OnboardingDraft } | undefined;

  of(userId: string): OnboardingDraft {
    if (this.#kept?.userId === userId) return this.#kept.draft;
    const { mail: _, ...draft } = draftIn(stored('localStorage', userId), userId);
    const { mail } = draftIn(stored('sessionStorage', userId), userId);
    return { ...draft, mail };
  }

  keep(userId: string, { mail, ...draft }: OnboardingDraft): void {
    const isKept = put('localStorage', userId, draft) && put('sessionStorage', userId, mail ? { mail } : {});
    this.#kept = isKept ? undefined : { userId, draft: { ...draft, mail } };
    stand(draft.flow?.isOpen === true);
  }

  resumes(): boolean {
    return resumed();
  }

  hear(changed: () => void): () => void {
    const listen = (event: StorageEvent) => event.key?.startsWith(onboardingKey) === true && event.storageArea === localStorage && changed();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }
}

/** Says of this visit whether onboarding stands open in its tab: `open`, or `resumed` once it was opened again by itself. */
const hereKey = `${onboardingKey}.here`;

function stand(isOpen: boolean): void {
  try {
    if (sessionStorage.getItem(hereKey) === 'resumed') return;
    if (isOpen) sessionStorage.setItem(hereKey, 'open');
    else sessionStorage.removeItem(hereKey);
  } catch {
    return;
  }
}

function resumed(): boolean {
  try {
    const wasOpen = sessionStorage.getItem(hereKey) === 'open';
    if (wasOpen) sessionStorage.setItem(hereKey, 'resumed');
    return wasOpen;
  } catch {
    return false;
  }
}

/** The key of the draft of one member. */
const onboardingKeyOf = (userId: string): string => `${onboardingKey}/${userId}`;

type StorageName = 'localStorage' | 'sessionStorage';

/** The text of a member's draft. An older release has kept that of one member alone, without the owner in the key. */
function stored(storage: StorageName, userId: string): string | undefined {
  try {
    return window[storage].getItem(onboardingKeyOf(userId)) ?? window[storage].getItem(onboardingKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft, and nothing of one in which nothing stands. */
function put(storage: StorageName, userId: string, draft: OnboardingDraft): boolean {
  try {
    const text = draftTextOf(draft, userId);
    if (text === undefined) window[storage].removeItem(onboardingKeyOf(userId));
    else window[storage].setItem(onboardingKeyOf(userId), text);
    if (isOf(window[storage].getItem(onboardingKey), userId)) window[storage].removeItem(onboardingKey);
    return true;
  } catch {
    return false;
  }
}
