import { reaction } from 'mobx';
import type { Tabs } from '#core/device/tabs.ts';
import type { OwnDecisions, OwnNews } from '#core/moderation/own-decisions.ts';
import type { QueueItems } from '#core/queue/queue-items.ts';
import type { MenuMarksStore } from '../app/menu-marks-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Asks for menu marks once per session and whenever the tab is seen again, not on renewal. */
export class MenuMarkingStore {
  readonly #asking: Request<OwnNews>;
  readonly #counting: Request<number>;
  readonly #marks: MenuMarksStore;
  readonly #session: SessionStore;
  readonly #tabs: Tabs;

  constructor(decisions: OwnDecisions, items: QueueItems, marks: MenuMarksStore, session: SessionStore, tabs: Tabs) {
    this.#asking = new Request(() => decisions.news());
    this.#counting = new Request(() => items.count());
    this.#marks = marks;
    this.#session = session;
    this.#tabs = tabs;
  }

  /** Answers a function that stops it. */
  start(): () => void {
    const end = this.#tabs.watchReturn(() => void this.#ask());
    const stop = reaction(
      () => this.#who,
      (who) => {
        if (who !== undefined) void this.#ask();
        else this.#marks.tell({ waiting: 0, hasNew: false, isBanned: false });
      },
      { fireImmediately: true },
    );
    return () => {
      end();
      stop();
    };
  }

  /** Member and deciding facts as one text, so that rereading the same member changes nothing. */
  get #who(): string | undefined {
    const { member, isDeactivated, mayModerate } = this.#session;
    return member && [member.userId, isDeactivated, mayModerate].join(' ');
  }

  async #ask(): Promise<void> {
    const { member, isDeactivated, mayModerate } = this.#session;
    if (!member || isDeactivated) return;
    const news = await this.#asking.send();
    if (news.status === 'SUCCESS') this.#marks.tell(news.value);
    const waiting = mayModerate ? await this.#counting.send() : undefined;
    if (waiting?.status === 'SUCCESS') this.#marks.tell({ waiting: waiting.value });
  }
}
