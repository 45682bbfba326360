import { fieldsIn, oneIn, textIn } from '#core/device/kept-value.ts';
import { fieldsBy, textsFrom } from '#core/composer/written-texts.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { ownIn } from './texts-by-owner.ts';

const name = 'unsent';

const draftNames = ['posts', 'edits', 'notes'] as const;

/** Unsent draft: a new post by key, an edit, or a comment. */
interface UnsentDraft {
  readonly draft: (typeof draftNames)[number];
  readonly key: string;
}

/** Draft being sent when the session ended, readable by the author who pressed the button. */
export class UnsentWords {
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  /** Points to a draft while sending, since another request may detect the ended session first. */
  during<Answer>(to: UnsentDraft, session: Pick<SessionStore, 'isSignedIn' | 'pageOf'>, send: () => Promise<Answer>): Promise<Answer> {
    this.#storage.keep(name, { ...to, owner: session.pageOf ?? '' });
    return send().finally(() => session.isSignedIn && this.forget());
  }

  /** Forgets drafts of others once a member is signed in. */
  forgetOthers({ pageOf }: Pick<SessionStore, 'pageOf'>): void {
    const { owner = pageOf } = fieldsIn(this.#storage.read(name));
    if (pageOf !== undefined && owner !== pageOf) this.forget();
  }

  forget(): void {
    this.#storage.drop(name);
  }

  /** Text of that draft for copying, empty unless a button was pressed, as another member may sit here. */
  get texts(): readonly string[] {
    const { draft, key, owner } = fieldsIn(this.#storage.read(name));
    const kept = oneIn(draftNames, draft) && this.#storage.read(textIn(draft));
    if (typeof key !== 'string' || typeof owner !== 'string') return [];
    const entry = ownIn(kept, owner)[key] ?? ownIn(kept, '')[key] ?? {};
    return typedTextsIn(fieldsIn(entry['writing'] ?? entry));
  }
}

const typedTextsIn = (kept: Readonly<Record<string, unknown>>): readonly string[] =>
  [...Object.values(textsFrom(kept, none)), kept['text']].filter((each): each is string => typeof each === 'string' && each.trim() !== '');

const none = fieldsBy(() => '');
