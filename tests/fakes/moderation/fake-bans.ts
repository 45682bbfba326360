import { Failure } from '#core/failure.ts';
import type { Ban, Bans } from '#core/moderation/bans.ts';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import type { OwnSanction } from '#core/moderation/sanction.ts';
import type { Page } from '#core/page.ts';
import { usualPageSize } from '#core/page.ts';
import type { FakeOwnDecisions } from './fake-own-decisions.ts';

/** The bans that hold, for all who see them. */
export interface BanRoll {
  held: readonly Ban[];
}

/** Bans that an administrator sees, and the ban of one member among them, whose decisions it keeps in step. */
export class FakeBans implements Bans {
  readonly own: FakeOwnDecisions;
  readonly #roll: BanRoll;
  /** The ban of the member, when the fake is theirs. */
  ownBanId: string | undefined;
  isAdministrator = true;

  constructor(own: FakeOwnDecisions, roll: BanRoll = { held: [] }) {
    this.own = own;
    this.#roll = roll;
  }

  get held(): readonly Ban[] {
    return this.#roll.held;
  }

  set held(held: readonly Ban[]) {
    this.#roll.held = held;
  }

  async list(after?: string | null, pageSize = usualPageSize): Promise<Page<Ban>> {
    this.#administrator();
    const ordered = this.held.toSorted((one, other) => Number(other.appeal === 'open') - Number(one.appeal === 'open'));
    const start = after ? ordered.findIndex(({ banId }) => banId === after) + 1 : 0;
    const items = ordered.slice(start, start + pageSize);
    return { items, next: start + items.length < ordered.length ? (items.at(-1)?.banId ?? null) : null };
  }

  async lift(banId: string): Promise<void> {
    this.#administrator();
    const { appeal } = this.#ban(banId);
    this.held = this.held.filter((ban) => ban.banId !== banId);
    this.#tell(banId, { isLifted: true, isNew: true, appeal: appeal === 'open' ? 'granted' : appeal });
  }

  async uphold(banId: string, answer: string): Promise<void> {
    this.#administrator();
    const { appeal, isMine } = this.#ban(banId);
    if (appeal === 'open' && isMine) throw new Failure('conflict', undefined, { code: 'IMPOSED_BY_YOU' });
    if (appeal !== 'open') throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    this.#put(banId, { appeal: 'rejected', answer });
    this.#tell(banId, { appeal: 'rejected', answer, isNew: true });
  }

  async appeal(text: string): Promise<Appeal> {
    this.own.content.ask('member');
    if (text.trim() === '') throw new Failure('invalid', 'Say why it should end.', { code: 'RULE_BROKEN' });
    const ban = this.held.find(({ banId, appeal }) => banId === this.ownBanId && appeal === 'none');
    if (!ban) throw new Failure('conflict', 'There is nothing to look at again.');
    this.#put(ban.banId, { appeal: 'open', appealText: text });
    this.#tell(ban.banId, { appeal: 'open' });
    return 'open';
  }

  #administrator(): void {
    this.own.content.ask('member');
    if (!this.isAdministrator) throw new Failure('missing');
  }

  #ban(banId: string): Ban {
    const found = this.held.find((ban) => ban.banId === banId);
    if (!found) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    return found;
  }

  #put(banId: string, changed: Partial<Ban>): void {
    this.held = this.held.map((ban) => (ban.banId === banId ? { ...ban, ...changed } : ban));
  }

  #tell(banId: string, changed: Partial<OwnSanction>): void {
    if (banId !== this.ownBanId) return;
    const { sanctions } = this.own.known;
    this.own.known = { ...this.own.known, sanctions: sanctions.map((each) => (each.measure === 'ban' ? { ...each, ...changed } : each)) };
  }
}
