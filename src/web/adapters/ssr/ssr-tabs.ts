import type { Tabs } from '#core/device/tabs.ts';

/** Lone page without other tabs, for SSR. */
export class SsrTabs implements Tabs {
  reload(): void {}

  tell(): void {}

  watchReturn(): () => void {
    return () => undefined;
  }

  hear(): () => void {
    return () => undefined;
  }
}
