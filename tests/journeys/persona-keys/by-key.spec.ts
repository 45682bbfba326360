import { card } from '#tests/journeys/communities/composing.ts';
import { acrossProcesses, desktop, expect, test, visit } from '#tests/journeys/people.ts';
import { askedBy, joinAndPost } from './joining.ts';

test.use({ viewport: desktop });

test('a member does everything by the key of their made-up name, without a session (F-07)', acrossProcesses, async ({ page }) => {
  const asked = askedBy(page);
  const { name, title, url } = await joinAndPost(page, 'Do they pay for the last month', 'They held my pay until the laptop was back.');
  await expect(card(page, title)).toContainText(name);
  await visit(page, url);
  await expect(page.getByRole('main')).toContainText(`${name} anonymous · You`);
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the post' });
  await editor.getByLabel('Text', { exact: true }).fill('They paid after a mail to the head of HR.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('They paid after a mail');

  const signed = asked.filter((request) => request.headers()['signature'] !== undefined);
  const paths = signed.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  expect(paths).toContain('POST /api/persona/v1/token/redeem');
  expect(paths).toContain('POST /api/feed/v2/post');
  expect(paths.some((path) => path.startsWith('PUT /api/feed/v2/post/'))).toBe(true);
  for (const request of signed) {
    const headers = await request.allHeaders();
    // A referrer that is withheld is reported as empty where the browser is asked before it has sent the request.
    expect([headers['cookie'], headers['authorization'], headers['clienttype'], headers['referer']].filter(Boolean)).toEqual([]);
    expect([headers['appid'], headers['systemid']]).toEqual(['999', 'AB_WEB']);
    // What was still on its way when the page was left has no answer, and sets nothing; those that are named above were answered.
    expect((await (await request.response())?.headerValue('set-cookie')) ?? null).toBeNull();
  }
  const bySession = asked
    .filter((request) => request.headers()['signature'] === undefined)
    .map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  expect(bySession).not.toContain('POST /api/feed/v2/post');
});
