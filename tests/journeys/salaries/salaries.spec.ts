import type { Page } from 'playwright/test';
import { axeViolations, desktop, expect, slow, inEveryLanguageAndSize, isReadable, test, visit } from '#tests/journeys/people.ts';
import { Actions } from './actions.ts';

const job = '/salaries/saptarishi-infotech-salaries/software-engineer';
const figures = (page: Page, heading: string) => page.getByRole('region', { name: heading });
const narrowTo = (page: Page, experience: string) => page.getByRole('combobox', { name: 'Experience' }).selectOption(experience);

test.describe('someone who has an offer, signed out (R-021, R-003, F-05)', () => {
  test.use({ viewport: desktop });

  test('learns in three actions what a company pays a role (R-011, R-012, F-03, F-02)', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('main').getByRole('searchbox', { name: 'Company, job or city' }).fill('Saptarishi Infotech');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=Saptarishi/);
    await page.getByRole('main').getByRole('link', { name: 'Saptarishi Infotech', exact: true }).click();
    await expect(page).toHaveURL(/\/overview\/saptarishi-infotech-overview$/);

    const actions = new Actions();
    const tabs = page.getByRole('navigation', { name: 'Company pages' });
    await actions.take(() => tabs.getByRole('link', { name: 'Salaries' }).click());
    await expect(page).toHaveURL(/\/salaries\/saptarishi-infotech-salaries$/);
    await actions.take(() => page.getByRole('list', { name: 'By job' }).getByRole('link', { name: 'Software Engineer', exact: true }).click());
    const answer = figures(page, 'Software Engineer at Saptarishi Infotech');
    await expect(answer.getByText(/^Median [\d.]+ LPA: half of them earn less, half earn more\.$/)).toBeVisible();
    await expect(answer.getByText(/^Median [\d.]+ lakh rupees a year/)).toBeAttached();
    await actions.take(() => narrowTo(page, '1 year'));
    await expect(page).toHaveURL(/software-engineer\?experience=1$/);
    await expect(answer.getByText(/^1 to 2 years/)).toBeVisible();
    await expect(answer).toContainText(
      /\d+\+ people\s*each with a confirmed login\s*newest from \w+ \d{4}\s*(Very high|High|Moderate|Low|Very low) confidence/,
    );
    expect(actions.count).toBeLessThanOrEqual(3);
    await expect(page.getByRole('note')).toHaveCount(0);

    await narrowTo(page, '14 years');
    await expect(page.getByRole('heading', { name: 'We do not have sufficient salary data.' })).toBeVisible();
    await visit(page, job);
    await answer.getByText('The same numbers as a table').click();
    await expect(answer.getByRole('table').first().getByRole('row').nth(1)).toContainText(/LPA\s*\d+%/);
    await page.getByText('How is this calculated?').click();
    await expect(page.getByText(/^Every figure needs at least eight people, or twelve when /)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    const inHand = answer.getByRole('link', { name: /in hand\?$/ });
    const lakhs = /^What is ([\d.]+) LPA/.exec((await inHand.textContent()) ?? '')?.[1];
    await inHand.click();
    await expect(page).toHaveURL(/\/salaries\/take-home-salary-calculator/);
    const rupees = new Intl.NumberFormat('en-IN').format(Math.round(Number(lakhs) * 100_000));
    await expect(page.getByRole('textbox', { name: 'Your CTC' })).toHaveValue(rupees);
  });

  test('holds three jobs against each other, and is refused a fourth (R-005, R-198)', slow, async ({ page }) => {
    const add = page.getByRole('form', { name: 'Add a job' });
    const compared = page.getByRole('list', { name: 'Jobs side by side' }).getByRole('listitem');
    const addJob = async (name: string) => {
      await add.getByRole('combobox', { name: 'Job' }).fill(name);
      await page.getByRole('option', { name }).first().click();
      await add.getByRole('button', { name: 'Add a job' }).click();
    };
    await visit(page, job);
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(compared).toHaveCount(1);
    await addJob('Data Engineer');
    await expect(compared).toHaveCount(2);
    await addJob('Bank Clerk');
    await expect(compared).toHaveCount(3);
    await expect(add).toHaveCount(0);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Salaries' }).click();
    await expect(page).toHaveURL('/salaries');
    await page.getByRole('list', { name: 'Jobs with the most salaries' }).getByRole('link', { name: 'Data Scientist', exact: true }).click();
    await expect(page).toHaveURL(/\/profile\/data-scientist-salary$/);
    const refused = page.getByText('You can only add 3 salaries/offers.');
    await expect(refused).toHaveCount(0);
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await expect(refused).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/data-scientist-salary$/);
    await page.getByRole('link', { name: 'See the comparison' }).click();
    await expect(compared).toHaveCount(3);
  });
});

/** Pages of pay. Only the first is always checked, as the others rarely change. */
const pages = {
  'what a company pays': '/salaries/saptarishi-infotech-salaries',
  'a company of which too little is known': '/salaries/titahri-tiles-salaries',
  'what jobs pay': '/salaries',
  'what a job pays': job,
  'what a job pays everywhere': '/profile/software-engineer-salary',
  'jobs side by side': '/salaries/compare?of=saptarishi-infotech~software-engineer&of=~data-engineer&of=~bank-clerk',
  'the question whether a pay is fair': '/are-you-paid-fairly?job=software-engineer&experience=2',
  'the form of a salary': '/contribute/salary-v3?company=saptarishi-infotech&job=software-engineer',
} as const;

inEveryLanguageAndSize('phone in hi', () => {
  for (const [at, [name, url]] of Object.entries(pages).entries())
    test(`axe finds nothing on ${name}, and nothing runs out at the side`, at === 0 ? {} : slow, async ({ page }) => {
      await visit(page, url);
      await isReadable(page);
    });
});
