import { fieldsIn, oneIn, textIn } from '#core/device/kept-value.ts';
import { fieldsBy, textsFrom } from '#core/composer/written-texts.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { ownIn } from './texts-by-owner.ts';

const name = 'unsent';

const draftNames = ['posts', 'edits', 'notes'] as const;

/** The drafts that can be unsent: of a new post by its idempotency key, of the change of a post, or of a comment. */
interface UnsentDraft {
  readonly draft: (typeof draftNames)[number];
  readonly key: string;
}

/** The draft that was just being sent when the session turned out to be over. It stays where it is stored; this is the way to its words for anyone who pressed the button, signed in or not. */
export class UnsentWords {
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  /** Points to a draft while it is sent, and from then on where the session was over: another request may notice that first, and the page is left before this one is answered. */
  during<Answer>(to: UnsentDraft, session: Pick<SessionStore, 'isSignedIn' | 'pageOf'>, send: () => Promise<Answer>): Promise<Answer> {
    this.#storage.keep(name, { ...to, owner: session.pageOf ?? '' });
    return send().finally(() => session.isSignedIn && this.forget());
  }

  /** Forgets the way to the words of another: a member who is signed in here reads their own alone. */
  forgetOthers({ pageOf }: Pick<SessionStore, 'pageOf'>): void {
    const { owner = pageOf } = fieldsIn(this.#storage.read(name));
    if (pageOf !== undefined && owner !== pageOf) this.forget();
  }

  forget(): void {
    this.#storage.drop(name);
  }

  /** The words of that draft, to be copied; none when it is gone. Where nobody pressed a button, the session may have been ended from elsewhere because another member sits here: then there are none, either. */
  get texts(): readonly string[] {
    const { draft, key, owner } = fieldsIn(this.#storage.read(name));
    const kept = oneIn(draftNames, draft) && this.#storage.read(textIn(draft));
    if (typeof key !== 'string' || typeof owner !== 'string') return [];
    const entry = ownIn(kept, owner)[key] ?? ownIn(kept, '')[key] ?? {};
    return typedTextsIn(fieldsIn(entry['writing'] ?? entry));
  }
}

/** The texts of a draft of a post, or that of a comment. */
const typedTextsIn = (kept: Readonly<Record<string, unknown>>): readonly string[] =>
  [...Object.values(textsFrom(kept, none)), kept['text']].filter((each): each is string => typeof each === 'string' && each.trim() !== '');

const none = fieldsBy(() => '');
