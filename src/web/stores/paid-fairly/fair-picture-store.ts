import { makeAutoObservable } from 'mobx';
import type { Drawing, Drawings } from '#core/device/drawings.ts';
import type { ToastStore } from '../app/toast-store.ts';
import { Request } from '../requests/request.ts';

/** Shares the picture of a place by the device's sheet, else downloads it. */
export class FairPictureStore {
  readonly passing: Request<void, [drawing: Drawing]>;
  readonly #drawings: Drawings;
  readonly #toasts: ToastStore;

  constructor(drawings: Drawings, toasts: ToastStore) {
    this.#drawings = drawings;
    this.#toasts = toasts;
    this.passing = new Request((drawing) => (this.mayShare ? drawings.share(drawing) : drawings.save(drawing)));
    makeAutoObservable(this, { passing: false, mayShare: false });
  }

  get mayShare(): boolean {
    return this.#drawings.mayShare();
  }

  /** Tells the outcome only where the device does not. */
  async pass(drawing: Drawing, say: { readonly saved: string; readonly failed: string }): Promise<void> {
    const isSaved = !this.mayShare;
    const { status } = await this.passing.send(drawing);
    if (status === 'FAILURE') this.#toasts.show({ type: 'failure', text1: say.failed });
    else if (isSaved) this.#toasts.show({ type: 'success', text1: say.saved });
  }
}
