import type { Visibilities } from '#core/device/visibilities.ts';

/** Page visibility, hidden also in the back-forward cache. */
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
