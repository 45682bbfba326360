import type { Drawing, Drawings } from '#core/device/drawings.ts';
import { Failure } from '#core/failure.ts';

/** A device with or without a sheet to share files by, that says what it was given to pass on. */
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
