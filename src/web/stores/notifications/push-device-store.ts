import { makeAutoObservable } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { Devices } from '#core/notifications/devices.ts';
import { sharedQuietHoursOf } from '#core/notifications/quiet-hours.ts';
import { pushMemoryFrom, pushMemoryName, pushUpkeep, type PushMemory } from '#core/notifications/push-memory.ts';
import type { PushPermission } from '#core/notifications/push-permission.ts';
import type { PushSubscriptions } from '#core/notifications/push-subscriptions.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { VoteWays } from '#core/votes/vote-ways.ts';
import type { WordsStore } from '../app/words-store.ts';
import { Request, settled } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Notifications on this device, as its member wants them. */
export class PushDeviceStore {
  /** Permission as last read. Undefined before that and on the server. */
  permission: PushPermission | undefined;
  isOn = false;
  readonly looking: Request<string>;
  readonly turningOn: Request<PushPermission>;
  readonly turningOff: Request<void>;
  readonly #keeping: Request<void>;
  readonly #subscriptions: PushSubscriptions;
  readonly #devices: Devices;
  readonly #storage: UserStorage;
  readonly #preferences: MessagePreferences;
  readonly #ways: VoteWays;
  readonly #session: SessionStore;
  readonly #words: WordsStore;
  readonly #clock: Clock;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    subscriptions: PushSubscriptions,
    devices: Devices,
    preferences: MessagePreferences,
    ways: VoteWays,
    storage: UserStorage,
    session: SessionStore,
    words: WordsStore,
    clock: Clock,
  ) {
    this.#subscriptions = subscriptions;
    this.#devices = devices;
    this.#preferences = preferences;
    this.#ways = ways;
    this.#storage = storage;
    this.#session = session;
    this.#words = words;
    this.#clock = clock;
    this.looking = new Request(() => devices.pushKey());
    this.turningOn = new Request(() => this.#inTurn(() => this.#turnOn()));
    this.turningOff = new Request(() => this.#inTurn(() => this.#turnOff()));
    this.#keeping = new Request(() => this.#inTurn(() => this.#keepUp()));
    makeAutoObservable(this, { looking: false, turningOn: false, turningOff: false, memory: false });
  }

  get memory(): PushMemory {
    const { member } = this.#session;
    return pushMemoryFrom(member && this.#storage.read(pushMemoryName(member.userId)));
  }

  remember(change: Partial<PushMemory>): void {
    const { member } = this.#session;
    if (member) this.#storage.keep(pushMemoryName(member.userId), { ...this.memory, ...change });
    this.look();
  }

  /** Reads the browser's permission without prompting. */
  look(): PushPermission {
    const permission = this.#subscriptions.permission();
    this.permission = permission;
    this.isOn = permission === 'granted' && this.memory.isOn;
    return permission;
  }

  async open(): Promise<void> {
    this.look();
    if (this.permission !== 'unsupported' && this.looking.state.status === 'IDLE') await this.looking.send();
  }

  /** Loads the answer where it is not known yet. */
  async sends(): Promise<boolean> {
    await this.open();
    return this.looking.state.status === 'SUCCESS';
  }

  /** Renews a wanted registration when due and ends that of a member who left. */
  async keepUp(): Promise<void> {
    if (this.#session.isAwake) await this.#keeping.send();
  }

  async renew(): Promise<void> {
    if (this.isOn) await this.turningOn.send();
  }

  /** Prompts by the browser only where unanswered. Answers the permission, or undefined on failure. */
  async turnOn(): Promise<PushPermission | undefined> {
    const outcome = await this.turningOn.send();
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  }

  async turnOff(): Promise<boolean> {
    return (await this.turningOff.send()).status === 'SUCCESS';
  }

  /** Runs operations in order, so that the member's last wish wins. */
  #inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = this.#last.then(work);
    this.#last = settled(done);
    return done;
  }

  async #turnOn(): Promise<PushPermission> {
    const permission = await this.#subscriptions.ask();
    this.look();
    if (permission === 'granted') await this.#register();
    return permission;
  }

  /** Ends the subscription first, so nothing arrives even if the server never hears of it. */
  async #turnOff(): Promise<void> {
    const token = await this.#subscriptions.current();
    await this.#subscriptions.unsubscribe();
    this.remember({ isOn: false });
    if (token !== undefined) await settled(this.#devices.unregister(token));
  }

  async #register(): Promise<void> {
    const { member } = this.#session;
    const key = await this.#devices.pushKey();
    const { pushed: topics, quietHours, showsContent } = await this.#preferences.own();
    const wishes = { language: this.#words.language, topics, quietHours, showsContent };
    await this.#devices.register(await this.#subscriptions.subscribe(key), wishes);
    // The device of the name goes by its key, is registered at a moment that the server draws, and has no quiet hours that only few have (F-07).
    const ofName = { ...wishes, quietHours: sharedQuietHoursOf(quietHours) };
    if (await this.#ways.areByKey()) await this.#devices.registerName(await this.#subscriptions.subscribeName(key), ofName);
    if (member && member.userId === this.#session.member?.userId) this.remember({ isOn: true, registeredAt: this.#clock.now(), signedInAt: member.signedInAt });
  }

  async #keepUp(): Promise<void> {
    const isAllowed = this.#subscriptions.permission() === 'granted';
    const upkeep = pushUpkeep(this.memory, isAllowed, this.#session.member?.signedInAt ?? 0, this.#clock.now());
    if (upkeep === 'register') await this.#register();
    if (upkeep === 'unsubscribe') await this.#subscriptions.unsubscribe();
  }
}
