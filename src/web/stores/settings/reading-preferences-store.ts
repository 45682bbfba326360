import { fieldsIn, numberIn } from '#core/device/kept-value.ts';
import type { Clock } from '#core/clock.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { dayMs } from '#core/figures/durations.ts';
import { usualPreference, type MemberPreference } from '#core/device/member-preference.ts';
import { spelledPreference } from '#core/device/spelled-preference.ts';
import type { MemberPreferences } from '#core/settings/member-preferences.ts';
import type { AppearanceStore } from '../app/appearance-store.ts';
import { OwnSetting } from '../requests/own-setting.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Reading preferences: a guest's stay on the device, a member's reach other devices within a day. */
export class ReadingPreferencesStore {
  readonly own: OwnSetting<MemberPreference>;
  readonly #preferences: MemberPreferences;
  readonly #appearance: AppearanceStore;
  readonly #session: Pick<SessionStore, 'isAwake' | 'member'>;
  readonly #storage: Pick<UserStorage, 'read' | 'keep'>;
  readonly #clock: Clock;

  constructor(
    preferences: MemberPreferences,
    appearance: AppearanceStore,
    session: Pick<SessionStore, 'isAwake' | 'member'>,
    storage: Pick<UserStorage, 'read' | 'keep'>,
    clock: Clock,
  ) {
    this.#preferences = preferences;
    this.#appearance = appearance;
    this.#session = session;
    this.#storage = storage;
    this.#clock = clock;
    this.own = new OwnSetting(
      () => this.#read(),
      (wanted) => preferences.save(wanted),
    );
  }

  /** Adopts once a day what was chosen on another device. */
  async look(): Promise<void> {
    if (this.#session.isAwake && Math.abs(this.#clock.now() - this.#askedAt) >= dayMs) await this.open();
  }

  async open(): Promise<void> {
    await this.own.open();
    this.#adopt();
  }

  async change(name: string, part: Partial<MemberPreference>): Promise<void> {
    if (!this.#session.isAwake) return this.#appearance.prefer({ ...this.#appearance.chosen, ...part });
    const storing = this.own.change(name, (before) => ({ ...before, ...part }));
    this.#adopt();
    await storing;
    this.#adopt();
  }

  /** Stores what was chosen here as a guest, where the account has nothing chosen yet. */
  async #read(): Promise<MemberPreference> {
    const { chosen } = this.#appearance;
    const own = await this.#preferences.own();
    const isFirst = this.#askedAt === 0;
    this.#storage.keep(this.#name, { askedAt: this.#clock.now() });
    return isFirst && isUsual(own) && !isUsual(chosen) ? this.#preferences.save(chosen) : own;
  }

  #adopt(): void {
    const { value } = this.own;
    if (value && this.#session.isAwake && spelledPreference(value) !== spelledPreference(this.#appearance.chosen)) this.#appearance.prefer(value);
  }

  get #askedAt(): number {
    return numberIn(fieldsIn(this.#storage.read(this.#name))['askedAt']);
  }

  get #name(): string {
    return `preferred/${this.#session.member?.userId ?? ''}`;
  }
}

const isUsual = (preference: MemberPreference): boolean => spelledPreference(preference) === spelledPreference(usualPreference);
