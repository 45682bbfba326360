import { readFile } from 'node:fs/promises';
import { axeViolations, expect, phone, test, visit } from '#tests/journeys/people.ts';
import { Actions } from './actions.ts';

/** Spellings of the pay: whole, grouped, in lakhs, in a URL. */
const amount = /18,?37,?000|18%2C37|18\.37|18%2E37/i;
const pngBegins = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.use({ viewport: phone });

test('“is 18 lakh fair?” takes five actions, and the pay stays private (R-047, F-03)', async ({ page, context }) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`));
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      document.documentElement.dataset['drawn'] = `${document.documentElement.dataset['drawn'] ?? ''}${text}\n`;
      return fillText.call(this, text, ...place);
    };
  });
  await visit(page, '/');
  const actions = new Actions();
  const choose = async (name: string, typed: string) => {
    await page.getByRole('combobox', { name }).fill(typed);
    await page.getByRole('option', { name: typed }).first().click();
  };
  await actions.take(() => page.getByRole('main').getByRole('link', { name: 'Are you paid fairly?' }).click());
  await actions.take(() => choose('Job', 'Software Engineer'));
  await actions.take(() => choose('City', 'Bengaluru'));
  await actions.take(() => page.getByRole('combobox', { name: 'Total years of work' }).selectOption('2 years'));
  await actions.take(() => page.getByRole('textbox', { name: 'Your pay' }).fill('18.37 lakh'));
  const answer = page.getByRole('region', { name: 'How you compare' });
  await expect(answer.getByRole('heading', { level: 2, name: 'Above typical pay' })).toBeVisible();
  expect(actions.count).toBeLessThanOrEqual(5);
  await expect(answer.getByText(/of 100 people in this job\.$|almost everyone in this job\.$/)).toBeVisible();
  await expect(answer.getByText(/^Compared with: Software Engineer, 1 to 2 years, .+ people$/)).toBeVisible();
  await expect(answer.getByText(/confidence$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await answer.getByRole('button', { name: /^(Save|Share) the picture$/ }).click();
  const picture = await downloading;
  expect(picture.suggestedFilename()).toBe('paid-fairly.png');
  const bytes = await readFile(await picture.path());
  expect(bytes.subarray(0, pngBegins.length)).toEqual(pngBegins);
  const drawn = (await page.locator('html').getAttribute('data-drawn')) ?? '';
  expect(drawn).toContain('Above typical pay');
  expect(drawn).not.toMatch(/18[.,]37|lakh|LPA|₹|1837000/);

  await answer.getByRole('link', { name: 'What Software Engineer pays' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Software Engineer pay in / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Your pay' })).toHaveValue('');
  expect(sent.join('\n')).toContain('paid-fairly');
  expect(sent.filter((request) => amount.test(request))).toEqual([]);
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toMatch(amount);
});
