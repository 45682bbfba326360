import type { AdministratorAction, AdministratorEntry, AdministratorLog } from '#core/administration/administrator-log.ts';
import type { Page } from '#core/page.ts';
import { pageOf } from '#tests/fakes/page-of.ts';

/** Administrators' log in memory, to which the administration fakes add. */
export class FakeAdministratorLog implements AdministratorLog {
  items: readonly AdministratorEntry[];

  constructor(items: readonly AdministratorEntry[] = []) {
    this.items = items;
  }

  note(action: AdministratorAction, subject: string): void {
    const entry = { sequence: this.items.length + 1, actedAt: Date.UTC(2026, 10, 20, 9), administrator: null, byHost: false, action, subject, changes: [] };
    this.items = [entry, ...this.items];
  }

  async entries(after?: string | null, pageSize?: number): Promise<Page<AdministratorEntry>> {
    return pageOf(this.items, ({ sequence }) => String(sequence), after, pageSize);
  }
}
