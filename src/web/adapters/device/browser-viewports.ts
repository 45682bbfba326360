import type { Viewports } from '#core/device/viewports.ts';

/** Page window, missing during server-side rendering. */
export class BrowserViewports implements Viewports {
  width(): number | undefined {
    return typeof innerWidth === 'undefined' ? undefined : innerWidth;
  }
}
