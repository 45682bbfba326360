import { barriers, desk, expect, phone, test, visit } from './people.ts';

const addresses = ['/user', '/settings', '/user-settings', '/settings/muted-and-blocked', '/settings/manage-account', '/settings/need-help'] as const;

for (const theme of ['light', 'dark'] as const) {
  for (const language of ['en', 'hi'] as const) {
    for (const [size, viewport] of Object.entries({ phone, desk })) {
      test.describe(`on a ${size}, ${theme}, in ${language}`, () => {
        test.use({ viewport, colorScheme: theme });

        test('axe finds nothing in the profile and the settings, and nothing is wider than the screen', async ({ page, context, baseURL }) => {
          await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }]);
          const found: string[] = [];
          const look = async (name: string) => {
            // What is still rising is half transparent, and reads worse than it will.
            await page.evaluate(
              async () =>
                void (await Promise.allSettled(
                  document.getAnimations().map(({ finished, effect }) => effect?.getComputedTiming().iterations === Infinity || finished),
                )),
            );
            found.push(...(await barriers(page)).map((barrier) => `${name}: ${barrier}`));
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (over > 0) found.push(`${name}: ${over} pixels too wide`);
          };
          for (const address of addresses) {
            await visit(page, address);
            await look(`a guest at ${address}`);
          }
          await page.goto('/login/google?referer=%2Fuser');
          await page
            .getByRole('button', { name: /^(Early Myna|Fair Gulmohar)/ })
            .first()
            .click();
          await expect(page.locator('#career')).toBeVisible();
          for (const address of addresses) {
            await visit(page, address);
            await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
            await look(`a member at ${address}`);
          }
          await visit(page, '/user');
          for (const [form, name] of [
            ['the name', /^(Change name|नाम या)/],
            ['work', /^(Add work|अनुभव जोड़ें)/],
            ['education', /^(Add education|पढ़ाई जोड़ें)/],
          ] as const) {
            const opener = page.locator('main').getByRole('button', { name });
            await opener.click();
            await expect(page.locator('dialog[open] form')).toBeVisible();
            if (form !== 'the name') {
              await page.locator('dialog[open] button[type="submit"]').click();
              await expect(page.locator('dialog[open] [aria-invalid="true"]').first()).toBeFocused();
            }
            await look(`the form of ${form}`);
            await page.keyboard.press('Escape');
            await expect(page.locator('dialog[open]')).toHaveCount(0);
            await expect(opener).toBeFocused();
          }
          expect(found).toEqual([]);
        });
      });
    }
  }
}
