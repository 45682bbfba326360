import type { Tabs } from '#core/device/tabs.ts';

/** Tabs during server-side rendering (SSR): a page is alone there. */
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
