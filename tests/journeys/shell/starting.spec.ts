import { beginProduct } from '#scripts/product/product.ts';
import { axeViolations, expect, slow } from '#tests/journeys/people.ts';
import { test } from '#tests/journeys/own-product.ts';

test('a reader who comes during the start waits, and reaches their page (B-64)', slow, async ({ browser, dataDir }) => {
  const { origin, ready } = await beginProduct({ dataDir, scale: 'test' });
  await expect
    .poll(() =>
      fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const readers = [
    { locale: 'en-IN', colorScheme: 'light', waits: 'Starting up', comes: /^Companies/ },
    { locale: 'hi-IN', colorScheme: 'dark', waits: 'शुरू हो रहा है', comes: /कंपनि/ },
  ] as const;
  const url = `${origin}/list-of-companies?sort=rating#first`;
  const waiting = readers.map(async ({ locale, colorScheme, waits, comes }) => {
    const context = await browser.newContext({ locale, colorScheme });
    const still = await context.newPage();
    await still.setContent(await (await context.request.get(origin, { headers: { accept: 'text/html' } })).text());
    expect(await axeViolations(still)).toEqual([]);
    await still.close();
    const page = await context.newPage();
    const asked: (number | undefined)[] = [];
    page.on('response', (answer) => answer.request().isNavigationRequest() && asked.push(answer.status()));
    expect((await page.goto(url))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(waits);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(comes, { timeout: 200_000 });
    expect(page.url()).toBe(url);
    expect([asked.at(-1), new Set(asked)]).toEqual([200, new Set([503, 200])]);
    await context.close();
  });
  await Promise.all(waiting);
  const product = await ready();
  await product.stop();
});
