/** The event by which a browser says that it can put the pages on the home screen. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

declare global {
  interface Window {
    installEvent?: InstallEvent | undefined;
  }
}

/** Keeps the event until someone wants it, and the browser from asking by itself: what speaks up unasked is counted here (F-05). */
export const catchInstallEvent = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallEvent(event)) window.installEvent = event;
  });
