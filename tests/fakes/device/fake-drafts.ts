import type { DraftFields, Drafts } from '#core/device/drafts.ts';

/** Drafts in memory. */
export class FakeDrafts implements Drafts {
  readonly kept = new Map<string, DraftFields>();

  read(owner: string, name: string): DraftFields | undefined {
    return this.kept.get(`${owner} ${name}`);
  }

  keep(owner: string, name: string, fields: DraftFields): void {
    this.kept.set(`${owner} ${name}`, { ...fields });
  }

  drop(owner: string, name: string): void {
    this.kept.delete(`${owner} ${name}`);
  }
}
