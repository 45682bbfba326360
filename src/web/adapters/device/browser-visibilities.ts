import type { Visibilities } from '#core/device/visibilities.ts';

/** Whether the page is in sight, as the browser says it. A page that is left goes out of sight, also where it is stored for Back. */
export class BrowserVisibilities implements Visibilities {
  isVisible(): boolean {
    return !document.hidden;
  }

  watch(change: (isVisible: boolean) => void): () => void {
    const look = () => change(!document.hidden);
    const leave = () => change(false);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('pagehide', leave);
    };
  }
}
