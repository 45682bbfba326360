import { fieldsIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { PostIntent } from '#core/onboarding/post-intent.ts';

const name = 'pending-post';

/** Remembers on this device that a post is to be written as soon as its author may. It goes with a sign-out. */
export class PendingPosts {
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
  }

  waiting(): PostIntent | undefined {
    const { campaign, changes } = fieldsIn(this.#storage.read(name));
    return typeof campaign === 'string' ? { campaign, ...(typeof changes === 'string' && { changes }) } : undefined;
  }

  keep({ campaign, changes }: PostIntent): void {
    this.#storage.keep(name, { campaign, ...(changes !== undefined && { changes }) });
  }

  forget(): void {
    this.#storage.drop(name);
  }
}
