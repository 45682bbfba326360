import type { OnboardingDraft, OnboardingDrafts } from '#core/onboarding/onboarding-drafts.ts';
import { onboardingKey as key } from './onboarding-key.ts';
import { draftIn, draftTextOf } from './onboarding-draft-text.ts';

/** Keeps what is filled in with this browser, and the address with this tab alone; where that is forbidden, as long as the page stands. */
export class BrowserOnboardingDrafts implements OnboardingDrafts {
  #kept: { readonly userId: string; readonly draft: OnboardingDraft } | undefined;

  of(userId: string): OnboardingDraft {
    if (this.#kept) return this.#kept.userId === userId ? this.#kept.draft : {};
    const { mail: _, ...draft } = draftIn(stored('localStorage'), userId);
    const { mail } = draftIn(stored('sessionStorage'), userId);
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
    const listen = (event: StorageEvent) => event.key === key && event.storageArea === localStorage && changed();
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }
}

/** Says of this visit whether onboarding stands open in its tab: `open`, or `resumed` once it was opened again by itself. */
const hereKey = `${key}.here`;

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

type StorageName = 'localStorage' | 'sessionStorage';

function stored(storage: StorageName): string | undefined {
  try {
    return window[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft, and nothing of one in which nothing stands. */
function put(storage: StorageName, userId: string, draft: OnboardingDraft): boolean {
  try {
    const text = draftTextOf(draft, userId);
    if (text === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
