import type { PushPermission } from '#core/notifications/push-permission.ts';
import type { PushSubscriptions } from '#core/notifications/push-subscriptions.ts';

/** Browser whose owner answers the permission question as the test says. */
export class FakePushSubscriptions implements PushSubscriptions {
  allowed: PushPermission = 'default';
  answer: PushPermission = 'granted';
  asked = 0;
  key: string | undefined;
  nameKey: string | undefined;
  #made = 0;

  permission(): PushPermission {
    return this.allowed;
  }

  async ask(): Promise<PushPermission> {
    if (this.allowed !== 'default') return this.allowed;
    this.asked++;
    this.allowed = this.answer;
    return this.answer;
  }

  async current(): Promise<string | undefined> {
    return this.key === undefined ? undefined : this.#token;
  }

  async subscribe(key: string): Promise<string> {
    if (this.key !== key) this.#made++;
    this.key = key;
    return this.#token;
  }

  async subscribeName(key: string): Promise<string> {
    this.nameKey = key;
    return '{"endpoint":"https://push.example/send/name"}';
  }

  async unsubscribe(): Promise<void> {
    this.key = this.nameKey = undefined;
  }

  get #token(): string {
    return `{"endpoint":"https://push.example/send/${this.#made}"}`;
  }
}
