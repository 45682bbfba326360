import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import { groupsOf, type NotifiedCause } from '#core/notifications/notification-groups.ts';
import { declared, type NotificationFacts } from '#core/notifications/notification-kinds.ts';
import type { Notification, NotificationStatus } from '#core/notifications/notification.ts';
import type { NotificationPlatform, Notifications } from '#core/notifications/notifications.ts';
import { saidIn } from '#words/words.ts';

type Notified = Omit<NotifiedCause, 'status'> &
  Pick<NotificationFacts, 'name'> & { readonly about: string; readonly pageId: string; status: NotificationStatus };

export class FakeNotifications implements Notifications {
  notified: Notified[] = [];
  isMember = true;
  /** Failure of the next calls, while set. */
  problem: Failure | undefined;
  asked = 0;

  tell(some: Partial<Notified> = {}): void {
    const id = `notification${String(this.notified.length).padStart(6, '0')}`;
    const usual = {
      id,
      kind: 'answer',
      thing: 'post000000000001',
      pageId: 'post000000000001',
      cause: id,
      status: 0,
      name: 'Ruby Pomelo',
      about: 'Is a buyout usual?',
    };
    const notifiedAtMs = some.notifiedAtMs ?? Date.UTC(2026, 10, 24) + this.notified.length;
    this.notified.push({ ...usual, notifiedAtMs, notifiedOn: dayOf(notifiedAtMs), ...some } as Notified);
  }

  async list(_platform: NotificationPlatform, language: Language): Promise<readonly Notification[]> {
    this.asked++;
    this.#ask();
    return groupsOf(this.notified).map(({ id, kind, thing: thingId, causes, status, notifiedOn }) => {
      const newest = this.notified.find((each) => each.id === id);
      const { url, isByComments } = declared(kind);
      const reached = isByComments ? 0 : Number(causes[0]) || 0;
      const names = new Set(this.notified.filter((each) => causes.includes(each.cause)).map(({ name }) => name));
      return {
        notificationId: id,
        status,
        kind,
        createdOn: notifiedOn,
        title: saidIn('notifications', language)[kind]({ name: newest?.name, others: isByComments ? names.size - 1 : 0, thing: 'POST', reached }),
        body: newest?.about ?? '',
        url: url({ thingId, pageId: newest?.pageId ?? thingId, page: 'POST', causeId: causes[0], thing: 'POST' }),
        avatar: undefined,
      };
    });
  }

  async view(notificationIds: readonly string[]): Promise<void> {
    this.#mark(notificationIds, 1);
  }

  async read(notificationIds: readonly string[]): Promise<void> {
    this.#mark(notificationIds, 2);
  }

  async pressed(key: string): Promise<void> {
    this.#mark([key], 2);
  }

  #mark(ids: readonly string[], status: 1 | 2): void {
    this.#ask();
    for (const line of this.notified.filter(({ id }) => ids.includes(id)))
      for (const each of this.notified)
        if (each.kind === line.kind && each.thing === line.thing && each.notifiedAtMs <= line.notifiedAtMs && each.status < status) each.status = status;
  }

  #ask(): void {
    if (this.problem) throw this.problem;
    if (!this.isMember) throw new Failure('signed-out');
  }
}
