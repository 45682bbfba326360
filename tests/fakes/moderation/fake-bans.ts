import { Failure } from '#core/failure.ts';
import type { Ban, Bans } from '#core/moderation/bans.ts';
import type { Appeal } from '#core/moderation/moderation-outcome.ts';
import type { OwnSanction } from '#core/moderation/sanction.ts';
import type { Page } from '#core/page.ts';
import { pageOf } from '#tests/fakes/page-of.ts';
import type { FakeOwnDecisions } from './fake-own-decisions.ts';

/** Bans and silences in force, for all who see them. */
export interface BanRoll {
  stored: readonly Ban[];
  lifted: readonly string[];
  /** Decisions of the affected members, updated in step. */
  readonly announced: Map<string, FakeOwnDecisions>;
  readonly appealed: Set<string>;
}

export const aBanRoll = (): BanRoll => ({ stored: [], lifted: [], announced: new Map(), appealed: new Set() });

/** Bans as an administrator sees them, including the caller's. */
export class FakeBans implements Bans {
  readonly own: FakeOwnDecisions;
  readonly #roll: BanRoll;
  ownBanId: string | undefined;
  isAdministrator = true;

  constructor(own: FakeOwnDecisions, roll: BanRoll = aBanRoll()) {
    this.own = own;
    this.#roll = roll;
  }

  get stored(): readonly Ban[] {
    return this.#roll.stored;
  }

  set stored(stored: readonly Ban[]) {
    this.#roll.stored = stored;
  }

  async list(after?: string | null, pageSize?: number): Promise<Page<Ban>> {
    this.#administrator();
    const ordered = this.stored.toSorted((one, other) => Number(other.appeal === 'open') - Number(one.appeal === 'open'));
    return pageOf(ordered, ({ banId }) => banId, after, pageSize);
  }

  async lift(banId: string): Promise<void> {
    this.#administrator();
    const { appeal, measure, isMine } = this.#ban(banId);
    if (banId === this.ownBanId) throw new Failure('conflict', undefined, { code: 'OWN_CONTENT' });
    if (measure === 'silence' && !isMine && this.#roll.appealed.has(banId)) throw new Failure('conflict', undefined, { code: 'APPEAL_WAITS' });
    this.stored = this.stored.filter((ban) => ban.banId !== banId);
    this.#roll.lifted = [...this.#roll.lifted, banId];
    this.#tell(banId, { isLifted: true, isNew: true, appeal: appeal === 'open' ? 'granted' : appeal });
  }

  async uphold(banId: string, answer: string): Promise<void> {
    this.#administrator();
    const { appeal, isMine, measure } = this.#ban(banId);
    const isOpen = appeal === 'open' && measure === 'ban' && banId !== this.ownBanId;
    if (isOpen && isMine) throw new Failure('conflict', undefined, { code: 'IMPOSED_BY_YOU' });
    if (!isOpen) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    this.#put(banId, { appeal: 'rejected', answer });
    this.#tell(banId, { appeal: 'rejected', answer, isNew: true });
  }

  async appeal(text: string): Promise<Appeal> {
    this.own.content.ask('member');
    if (text.trim() === '') throw new Failure('invalid', 'Say why it should end.', { code: 'RULE_BROKEN' });
    const own = this.stored.find(({ banId }) => banId === this.ownBanId);
    if (own?.appeal === 'open' && own.appealText === text) return 'open';
    const ban = own?.appeal === 'none' ? own : undefined;
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
    const found = this.stored.find((ban) => ban.banId === banId);
    if (found) return found;
    throw this.#roll.lifted.includes(banId) ? new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' }) : new Failure('missing');
  }

  #put(banId: string, changed: Partial<Ban>): void {
    this.stored = this.stored.map((ban) => (ban.banId === banId ? { ...ban, ...changed } : ban));
  }

  #tell(banId: string, changed: Partial<OwnSanction>): void {
    const own = this.#roll.announced.get(banId) ?? (banId === this.ownBanId ? this.own : undefined);
    if (!own) return;
    const { sanctions } = own.known;
    own.known = { ...own.known, sanctions: sanctions.map((each) => (each.measure === 'ban' ? { ...each, ...changed } : each)) };
  }
}
