import type { Clipboards } from '#core/device/clipboards.ts';
import { Request } from '../requests/request.ts';
import type { ToastStore } from './toast-store.ts';

export class ShareStore {
  readonly #copying: Request<void, [text: string]>;
  readonly #toasts: ToastStore;

  constructor(clipboards: Clipboards, toasts: ToastStore) {
    this.#copying = new Request((text) => clipboards.write(text));
    this.#toasts = toasts;
  }

  async copy(text: string, say: { readonly done: string; readonly failed: string }): Promise<void> {
    const { status } = await this.#copying.send(text);
    const isDone = status === 'SUCCESS';
    this.#toasts.show({ type: isDone ? 'success' : 'failure', text1: isDone ? say.done : say.failed });
  }
}
