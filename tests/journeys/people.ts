import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { listening } from './toasts.ts';

/** Playwright test that fails on page errors, foreign origins or CSP blocks, and closes extra devices afterwards. */
export const test = base.extend<{ readonly quietly: void; readonly alone: void }>({
  browser: [({ browser }, use) => use(listening(browser)), { scope: 'worker' }],
  quietly: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(`broke: ${message}`));
      page.on('console', (line) => /Content Security Policy|TrustedHTML|TrustedScript|Hydration|hydrat/i.test(line.text()) && faults.push(line.text()));
      page.on(
        'request',
        (request) => !/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? '') && faults.push(`asked ${request.url()}`),
      );
      await use();
      expect(faults, faults.join('; ')).toEqual([]);
    },
    { auto: true },
  ],
  alone: [
    async ({ browser, context }, use) => {
      await use();
      await Promise.all(browser.contexts().map(async (other) => other === context || (await other.close())));
    },
    { auto: true },
  ],
});

export { expect };

/** Small phone and desktop that every page must fit. */
export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1280, height: 800 } as const;

/** Waits for hydration, after which presses work. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

/** Waits until the page's first idle callbacks and all before them have run. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await hydrated(page);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const atIdle = (come: () => void) => requestIdleCallback(come, { timeout: 10_000 });
        atIdle(() => void atIdle(done));
      }),
  );
}

/** Delays scripts of coming pages until released, as a slow line does. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: mayLoad, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  return letGo;
}

/** Clears a cookie, so that whole pages are sent, as on a first visit. */
export const tellsNothing = (page: Page): Promise<void> => page.context().clearCookies({ name: 'draws' });

/** Opens a page and waits for hydration. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Themes to check: the browser's alone in `npm test`, both in other runs. */
const usualThemes = process.env['JOURNEYS_THEMES'] === 'one' ? 'one' : 'both';

/** Accessibility violations found by axe, in both themes unless the run uses one. */
export async function axeViolations(page: Page, themes: 'one' | 'both' = usualThemes): Promise<string[]> {
  await atRest(page);
  const found = await axe(page).analyze();
  if (themes === 'one') return found.violations.map(recorded);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [here, there] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  // Reduced motion: elements that are not drawn because they are out of sight would be caught half-way from one colour to the other.
  await page.emulateMedia({ colorScheme: there, reducedMotion: 'reduce' });
  await atRest(page);
  const coloured = await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze();
  await page.emulateMedia({ colorScheme: here, reducedMotion: 'reduce' });
  await page.emulateMedia({ reducedMotion: null });
  return [
    ...found.violations.map((violation) => ({ ...violation, theme: here })),
    ...coloured.violations.map((violation) => ({ ...violation, theme: there })),
  ].map((violation) => `${violation.theme} ${recorded(violation)}`);
}

/** Asserts no accessibility violations and no horizontal overflow. */
export async function isReadable(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const recorded = ({ id, nodes }: Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]): string =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/** Legacy mode, as our pages have no frames to gather from. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** Waits for visible animations to end, as half-transparent elements read worse; those of a scroll end with no time. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isComing = ({ effect, timeline }: Animation): boolean =>
      timeline === document.timeline &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().iterations !== Infinity &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const coming = document.getAnimations().filter(isComing);
    await Promise.allSettled(coming.map(({ finished }) => finished));
  });
}

const sizes = { phone, desktop } as const;

/** Screen size and language of a visit. */
type Way = `${keyof typeof sizes} in ${'en' | 'hi'}`;

/** Journeys only of `npm test -- all`: rarely changing, or covered elsewhere. */
export const slow = { tag: '@all' } as const;

/** Journeys that `npm test -- all` also runs with alternating processes. */
export const acrossProcesses = { tag: '@two-processes' } as const;

/** Runs journeys in both languages and sizes; outside `npm test -- all`, only the usual combination. */
export function inEveryLanguageAndSize(usual: Way, journeys: (language: 'en' | 'hi') => void): void {
  for (const language of ['en', 'hi'] as const) {
    for (const size of ['phone', 'desktop'] as const) {
      test.describe(`on a ${size}, in ${language}`, usual === `${size} in ${language}` ? {} : slow, () => {
        test.use({ viewport: sizes[size] });
        test.beforeEach(({ context, baseURL }) => context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]));
        journeys(language);
      });
    }
  }
}

/** Checks that an unprompted card is visible and small, and that the last line scrolls clear of it. */
export async function staysClear(page: Page, card: Locator): Promise<void> {
  await expect(card).toBeInViewport({ ratio: 1 });
  for (const button of await card.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  const { height } = page.viewportSize() ?? desktop;
  const place = () => card.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect((await place()).height).toBeLessThan(height / 5);
  // What is laid out only as it comes into sight makes the page longer: its end is scrolled to until nothing more comes.
  const isBelow = async (): Promise<number> => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const lowest = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom);
    return lowest - (await place()).top;
  };
  await expect.poll(isBelow).toBeLessThanOrEqual(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(card).toBeInViewport({ ratio: 1 });
}
