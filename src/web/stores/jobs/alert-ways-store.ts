import { makeAutoObservable } from 'mobx';
import { pushedTopics } from '#core/notifications/notification-topics.ts';
import type { PushPermission } from '#core/notifications/push-permission.ts';
import type { MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { PushDeviceStore } from '../notifications/push-device-store.ts';
import { OwnSetting } from '../requests/own-setting.ts';
import { Request } from '../requests/request.ts';

/** Whether this device tells its member of new jobs. */
export class AlertWaysStore {
  readonly messages: OwnSetting<MessagePreference>;
  readonly changing: Request<boolean, [isOn: boolean]>;
  readonly #device: PushDeviceStore;

  constructor(device: PushDeviceStore, preferences: MessagePreferences) {
    this.#device = device;
    this.messages = new OwnSetting(
      () => preferences.own(),
      (wanted) => preferences.save(wanted),
    );
    this.changing = new Request((isOn) => this.#change(isOn));
    makeAutoObservable(this, { messages: false, changing: false });
  }

  async open(): Promise<void> {
    await Promise.all([this.#device.open(), this.messages.open()]);
  }

  /** What the browser allows; nothing where that is not known, or where this installation sends nothing. */
  get permission(): PushPermission | undefined {
    const { permission, looking } = this.#device;
    return permission === 'unsupported' || looking.state.status === 'SUCCESS' ? permission : undefined;
  }

  get isOn(): boolean {
    return this.#device.isOn && (this.messages.value?.pushed.includes('jobs') ?? false);
  }

  get hasFailed(): boolean {
    const { state } = this.changing;
    return state.status === 'FAILURE' || (state.status === 'SUCCESS' && !state.value);
  }

  /** Turns it on or off; what else this device tells of stays as it is. */
  async turn(isOn: boolean): Promise<void> {
    await this.changing.send(isOn);
  }

  /** The browser is asked first, at the press itself; answers whether all was stored. */
  async #change(isOn: boolean): Promise<boolean> {
    if (isOn && !this.#device.isOn && (await this.#device.turnOn()) === undefined) return false;
    if (isOn && !this.#device.isOn) return true;
    const wants = (before: MessagePreference) => pushedTopics.filter((topic) => (topic === 'jobs' ? isOn : before.pushed.includes(topic)));
    const isStored = await this.messages.change('jobs', (before) => ({ ...before, pushed: wants(before) }));
    if (isStored) await this.#device.renew();
    return isStored;
  }
}
