import { expect, type Browser, type BrowserContext, type Page } from 'playwright/test';

const said = new WeakMap<Page, string[]>();

/** Records toasts of all pages, as busy machines may miss them. */
export function listening(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => listenIn(await open(options));
  return browser;
}

async function listenIn(context: BrowserContext): Promise<BrowserContext> {
  await context.exposeBinding('heard', ({ page }, text: string) => void said.set(page, [...(said.get(page) ?? []), text]));
  await context.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const look = () => {
      for (const toast of document.querySelectorAll('.toasts .toast')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        (globalThis as unknown as { heard: (text: string) => void }).heard(toast.textContent ?? '');
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return context;
}

/** Awaits this toast after earlier expected ones, and forgets those before it. */
export async function hears(page: Page, text: string): Promise<void> {
  const isSaid = (): boolean => {
    const all = said.get(page) ?? [];
    const place = all.findIndex((toast) => toast.includes(text));
    all.splice(0, place + 1);
    return place >= 0;
  };
  await expect.poll(isSaid, `a toast says “${text}”`).toBe(true);
}
