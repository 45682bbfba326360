import { noticeVersion, type Consent, type ConsentPurpose } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';
import type { MemberPreference } from '#core/settings/member-preference.ts';
import type { MemberPreferences } from '#core/settings/member-preferences.ts';
import type { MessagePreference } from '#core/settings/message-preference.ts';
import type { MessagePreferences } from '#core/settings/message-preferences.ts';
import type { Subscription, SubscriptionTopic } from '#core/settings/subscription.ts';
import type { Subscriptions } from '#core/settings/subscriptions.ts';
import { OwnSetting } from '../requests/own-setting.ts';

/** The settings of a member: reading, messages, subscriptions and consents. */
export class OwnPreferencesStore {
  readonly reading: OwnSetting<MemberPreference>;
  readonly messages: OwnSetting<MessagePreference>;
  readonly subscriptions: OwnSetting<readonly Subscription[]>;
  readonly consents: OwnSetting<readonly Consent[]>;

  constructor(preferences: MemberPreferences, messages: MessagePreferences, subscriptions: Subscriptions, consents: Consents) {
    this.reading = new OwnSetting(
      () => preferences.own(),
      (value) => preferences.save(value),
    );
    this.messages = new OwnSetting(
      () => messages.own(),
      (value) => messages.save(value),
    );
    this.subscriptions = new OwnSetting(
      () => subscriptions.choose(),
      (value) => subscriptions.choose(value.filter(({ isOn }) => isOn).map(({ topic }) => topic)),
    );
    this.consents = new OwnSetting(
      () => consents.list(),
      (value, before) =>
        Promise.all(value.map((each, at) => (each.isGiven === before[at]?.isGiven ? each : consents.save(each.purpose, each.isGiven, noticeVersion)))),
    );
  }

  async open(): Promise<void> {
    await Promise.all([this.reading.open(), this.messages.open(), this.consents.open()]);
  }

  /** Apart from the rest: they are asked for in a login method which nothing is asked while a page is rendered on the server. */
  async openSubscriptions(): Promise<void> {
    await this.subscriptions.open();
  }

  subscribe(topic: SubscriptionTopic, isOn: boolean): Promise<boolean> {
    return this.subscriptions.change(topic, (all) => all.map((each) => (each.topic === topic ? { ...each, isOn } : each)));
  }

  allow(purpose: ConsentPurpose, isGiven: boolean): Promise<boolean> {
    return this.consents.change(purpose, (all) => all.map((each) => (each.purpose === purpose ? { ...each, isGiven } : each)));
  }
}
