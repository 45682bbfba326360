import type { Viewports } from '#core/device/viewports.ts';

/** The window of this page. The server, which renders first views (SSR), has none. */
export class BrowserViewports implements Viewports {
  width(): number | undefined {
    return typeof innerWidth === 'undefined' ? undefined : innerWidth;
  }
}
