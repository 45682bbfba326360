interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

declare global {
  interface Window {
    installEvent?: InstallEvent | undefined;
  }
}

/** Stops the browser's own install prompt, since nudges are counted (F-05). */
export const catchInstallEvent = (): void =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallEvent(event)) window.installEvent = event;
  });
