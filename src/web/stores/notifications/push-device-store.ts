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

/** Notifications on this device, as the member who is signed in here wants them. */
export class PushDeviceStore {
  /** What the browser allows, as last looked; nothing until then, for a server that draws the page knows nothing of it. */
  permission: PushPermission | undefined;
  isOn = false;
  /** The key of this installation; a failure where it sends nothing. */
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
  /** The end of what was last begun here. */
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

  /** Looks how things stand, and answers what the browser allows; asks nobody. */
  look(): PushPermission {
    const permission = this.#subscriptions.permission();
    this.permission = permission;
    this.isOn = permission === 'granted' && this.memory.isOn;
    return permission;
  }

  /** Looks, and whether this installation sends anything. */
  async open(): Promise<void> {
    this.look();
    if (this.permission !== 'unsupported' && this.looking.state.status === 'IDLE') await this.looking.send();
  }

  /** Whether this installation sends anything; looks where that is not known yet. */
  async sends(): Promise<boolean> {
    await this.open();
    return this.looking.state.status === 'SUCCESS';
  }

  /** Registers a device that is wanted again, where that is due, and ends the subscription of someone who is gone. */
  async keepUp(): Promise<void> {
    if (this.#session.isAwake) await this.#keeping.send();
  }

  /** Registers this device again where it is on: what its member wishes has changed. */
  async renew(): Promise<void> {
    if (this.isOn) await this.turningOn.send();
  }

  /** Turns them on, by the browser’s own question where it has not been answered yet; answers what the browser allows, or nothing where it failed. */
  async turnOn(): Promise<PushPermission | undefined> {
    const outcome = await this.turningOn.send();
    return outcome.status === 'SUCCESS' ? outcome.value : undefined;
  }

  async turnOff(): Promise<boolean> {
    return (await this.turningOff.send()).status === 'SUCCESS';
  }

  /** One thing after the other, so that what the member said last is what stays: neither an earlier wish nor a device that was turned off comes back late. */
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

  /** The subscription ends first: then nothing comes, whether the server hears of it or not. */
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
