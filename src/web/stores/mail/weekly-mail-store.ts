import { makeAutoObservable, runInAction } from 'mobx';
import type { WeeklyMailTopic } from '#core/digests/digest.ts';
import { givenAddressIn } from '#core/mail/mail-address.ts';
import type { MailAddresses, OwnMailAddress } from '#core/mail/mail-addresses.ts';
import type { Onboardings } from '#core/onboarding/onboardings.ts';
import type { SubscriptionTopic } from '#core/settings/subscription.ts';
import type { Subscriptions } from '#core/settings/subscriptions.ts';
import type { WordsStore } from '../app/words-store.ts';
import { Request } from '../requests/request.ts';

interface WeeklyMail {
  /** False where this instance sends no mail. */
  readonly isOffered: boolean;
  readonly address: OwnMailAddress | undefined;
  readonly topics: readonly SubscriptionTopic[];
}

export type WeeklyMailProblem = 'form' | 'limited' | 'failed';

/** Address of the member and weekly mail choice. Typed text stays in this tab until sent. */
export class WeeklyMailStore {
  typed = '';
  isChanging = false;
  problem: WeeklyMailProblem | undefined;
  readonly reading: Request<WeeklyMail>;
  readonly #giving: Request<void, [address: string, topic: WeeklyMailTopic]>;
  readonly #removing: Request<void>;
  readonly #choosing: Request<unknown, [topic: WeeklyMailTopic, isOn: boolean]>;

  constructor(addresses: MailAddresses, subscriptions: Subscriptions, onboardings: Onboardings, words: WordsStore) {
    const choose = (topic: WeeklyMailTopic, isOn: boolean) => {
      const others = (this.reading.value?.topics ?? []).filter((each) => each !== topic);
      return subscriptions.choose(isOn ? [...others, topic] : others);
    };
    this.reading = new Request(async () => {
      const [address, all, { verificationMethods }] = await Promise.all([addresses.own(), subscriptions.choose(), onboardings.prefill()]);
      return { isOffered: verificationMethods.includes('mail'), address, topics: all.filter(({ isOn }) => isOn).map((each) => each.topic) };
    });
    this.#giving = new Request(async (address, topic) => {
      const isFirst = this.reading.value?.address === undefined;
      await addresses.give(address, words.language);
      if (isFirst) await choose(topic, true);
    });
    this.#removing = new Request(() => addresses.remove());
    this.#choosing = new Request(choose);
    makeAutoObservable(this, { reading: false });
  }

  async open(): Promise<void> {
    if (this.reading.state.status !== 'SUCCESS') await this.reading.send();
  }

  wants(topic: WeeklyMailTopic): boolean {
    return this.reading.value?.topics.includes(topic) ?? false;
  }

  get isSending(): boolean {
    return this.#giving.state.status === 'LOADING';
  }

  type(text: string): void {
    this.typed = text;
    this.problem = undefined;
  }

  change(isChanging: boolean): void {
    this.isChanging = isChanging;
    this.type('');
  }

  /** Sends the typed address. A first address also turns the topic on. */
  async give(topic: WeeklyMailTopic): Promise<void> {
    if (this.isSending) return;
    const address = givenAddressIn(this.typed);
    if (address === undefined) this.problem = 'form';
    else if (await this.#kept(this.#giving.send(address, topic))) this.change(false);
  }

  async remove(): Promise<void> {
    await this.#kept(this.#removing.send());
  }

  async want(topic: WeeklyMailTopic, isOn: boolean): Promise<void> {
    await this.#kept(this.#choosing.send(topic, isOn));
  }

  /** Rereads the state after a stored change, or tells of the failure. */
  async #kept(sending: ReturnType<Request<unknown>['send']>): Promise<boolean> {
    this.problem = undefined;
    const outcome = await sending;
    if (outcome.status !== 'SUCCESS')
      runInAction(() => (this.problem = outcome.status === 'FAILURE' && outcome.failure.kind === 'limited' ? 'limited' : 'failed'));
    else await this.reading.renew();
    return outcome.status === 'SUCCESS';
  }
}
