import type { AppType, CountedPopup, PopupVerdict } from './popup-check.ts';

/** Where it is counted how often the app asked the member for something. */
export abstract class PopupChecks {
  /** Whether to show it now; saying yes counts as showing it. */
  abstract ask(popup: CountedPopup, app: AppType): Promise<PopupVerdict>;
}
