import type { Clock } from '#core/clock.ts';
import { popupVerdict, type AppType, type CountedPopup, type PopupShowings, type PopupVerdict } from '#core/notifications/popup-check.ts';
import type { PopupChecks } from '#core/notifications/popup-checks.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

/** Popups that the app showed to one member, counted in memory. */
export class FakePopupChecks implements PopupChecks {
  readonly shown = new Map<string, PopupShowings>();
  readonly #clock: Pick<Clock, 'now'>;

  constructor(clock: Pick<Clock, 'now'> = new FakeClock()) {
    this.#clock = clock;
  }

  async ask(popup: CountedPopup, app: AppType): Promise<PopupVerdict> {
    const key = `${popup} ${app}`;
    const verdict = popupVerdict(this.shown.get(key) ?? { times: 0, lastAt: undefined }, this.#clock.now());
    if (verdict.showPopup) this.shown.set(key, { times: verdict.popupCount, lastAt: this.#clock.now() });
    return verdict;
  }
}
