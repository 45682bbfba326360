import type { Drawing, Drawings } from '#core/device/drawings.ts';
import { Failure } from '#core/failure.ts';

/** Records what was shared, with or without a share sheet. */
export class FakeDrawings implements Drawings {
  hasSheet = false;
  isBroken = false;
  readonly shared: Drawing[] = [];
  readonly saved: Drawing[] = [];

  mayShare(): boolean {
    return this.hasSheet;
  }

  async share(drawing: Drawing): Promise<void> {
    if (this.isBroken) throw new Failure('forbidden');
    this.shared.push(drawing);
  }

  async save(drawing: Drawing): Promise<void> {
    if (this.isBroken) throw new Failure('forbidden');
    this.saved.push(drawing);
  }
}
