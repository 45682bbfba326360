import type { Tabs } from '#core/device/tabs.ts';

/** A page that is being printed is alone. */
export class PrintedTabs implements Tabs {
  reload(): void {}

  tell(): void {}

  hear(): () => void {
    return () => undefined;
  }
}
