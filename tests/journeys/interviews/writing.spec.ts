import type { Page } from 'playwright/test';
import { axeViolations, expect, slow, isReadable, phone, test, visit } from '#tests/journeys/people.ts';
import { askFor, deleteOnly, go, logInToSend, saveChange } from '#tests/journeys/contributions/sending.ts';

const stepIs = (page: Page, step: number) => expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
const reported = (page: Page) => page.getByRole('region', { name: 'This is what everyone will read' });

test.describe('an interview on a phone (R-083, R-084, F-07, F-12, F-24)', () => {
  test.use({ viewport: phone });

  test('takes rounds, survives the login, is sent, changed and deleted by its key (F-05, R-090)', slow, async ({ page }) => {
    await visit(page, '/interviews/saptarishi-infotech-interview-questions');
    await page.getByRole('main').getByRole('link', { name: 'Add your interview' }).click();
    await stepIs(page, 1);
    await expect(page.getByRole('heading', { level: 1, name: 'Your interview at Saptarishi Infotech' })).toBeVisible();
    await go(page);
    await stepIs(page, 2);
    await go(page);
    await expect(page.getByText('Choose one of the two.')).toBeVisible();
    await page.getByRole('radio', { name: 'Fresher' }).check();
    await go(page);

    await stepIs(page, 3);
    await page.getByRole('button', { name: 'Technical round', exact: true }).click();
    await page.getByRole('button', { name: 'HR round', exact: true }).click();
    const talk = page.getByRole('region', { name: '1. Technical round' });
    await talk.getByRole('textbox', { name: /^What was asked/ }).fill('Which queue does a bank use at noon?\nWhy that one?');
    await talk.getByText('More about this round').click();
    await talk.getByRole('textbox', { name: 'Days you waited' }).fill('9');
    await expect(talk.getByText(/never yours alone/)).toBeVisible();
    await isReadable(page);
    await go(page);
    await stepIs(page, 4);
    await page.getByRole('radio', { name: 'Average' }).check();
    await page.getByRole('textbox', { name: /^How did it go/ }).fill('They let me think before I said anything.');
    await go(page);
    await stepIs(page, 5);
    await page.getByRole('combobox', { name: 'How did it end?' }).selectOption('Got an offer');
    await page.getByRole('combobox', { name: /^What happened to the offer/ }).selectOption('I joined');
    await page.getByRole('textbox', { name: /^Days until the offer letter/ }).fill('12');
    expect(await axeViolations(page)).toEqual([]);
    await go(page);
    await stepIs(page, 6);
    await page.reload();
    await stepIs(page, 6);
    await expect(reported(page)).toContainText('Why that one?');

    await expect(reported(page)).toContainText('Why that one?');
    expect(await axeViolations(page)).toEqual([]);
    await logInToSend(page, 'Calm Peepal', 'Your interview is on its way', 'Interview submitted');
    await visit(page, '/interviews/saptarishi-infotech-interview-questions?sort=newToOld');
    await expect(page.getByText('They let me think before I said anything.')).toHaveCount(0);

    const row = await askFor(page, 'An interview at Saptarishi Infotech');
    await row.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit your interview at Saptarishi Infotech' })).toBeVisible();
    await stepIs(page, 6);
    await expect(reported(page)).toContainText('letter after 12 days');
    await page.getByRole('link', { name: 'How was it?' }).click();
    await stepIs(page, 4);
    await page.getByRole('textbox', { name: /^Tips/ }).fill('Draw the queue first.');
    await go(page);
    await stepIs(page, 5);
    await go(page);
    await stepIs(page, 6);
    await saveChange(page);

    await askFor(page, 'An interview at Saptarishi Infotech');
    await expect(row).toContainText('Draw the queue first.');
    await deleteOnly(page, 'others answered or were also asked');
  });
});
