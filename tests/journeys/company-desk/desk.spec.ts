import { axeViolations, expect, hydrated, isReadable, phone, slow, test, visit } from '#tests/journeys/people.ts';
import { codeFor, ownAddress } from '#tests/journeys/onboarding/onboarding.ts';

test.describe('a personnel department that answers a review, on a phone (R-037)', () => {
  test.use({ viewport: phone });

  test('begins at the company’s page, proves its domain, and replies where everyone reads it', slow, async ({ page }) => {
    await visit(page, '/overview/kuraj-enterprises-overview');
    await page.getByRole('link', { name: /^(Answer in its name|get access from here)$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Answer what people say about your company' })).toBeVisible();
    await isReadable(page);
    expect(await axeViolations(page)).toEqual([]);
    const address = ownAddress('kuraj-enterprises.example');
    await page.getByRole('textbox', { name: 'Email at your company’s own domain' }).fill(address);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByRole('textbox', { name: 'Code from the email' }).fill(await codeFor(page, address));
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await page.getByRole('textbox', { name: 'Your name, for colleagues' }).fill('Meera Kulkarni');
    await page.getByRole('button', { name: 'Act for Kuraj Enterprises' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kuraj Enterprises' })).toBeVisible();
    await isReadable(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(/You are Meera Kulkarni, owner/)).toBeVisible();
  });

  test('is told why a reply is refused, and loses none of it', slow, async ({ page }) => {
    const address = ownAddress('saptarishi-infotech.example');
    await visit(page, '/for-companies?company=saptarishi-infotech');
    await page.getByRole('textbox', { name: 'Email at your company’s own domain' }).fill(address);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByRole('textbox', { name: 'Code from the email' }).fill(await codeFor(page, address));
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await page.getByRole('textbox', { name: 'Your name, for colleagues' }).fill('Arvind Salvi');
    await page.getByRole('button', { name: 'Act for Saptarishi Infotech' }).click();
    await page
      .getByRole('button', { name: /^Read and reply: / })
      .first()
      .click();
    const reply = page.getByRole('textbox', { name: 'Reply as Saptarishi Infotech' });
    await reply.fill('Thank you. Please share your employee id with us.');
    await page.getByRole('button', { name: 'Publish reply' }).click();
    await expect(page.getByText(/^This reply asks who wrote/)).toBeVisible();
    await page.getByRole('button', { name: 'Take that sentence out' }).click();
    await expect(reply).toHaveValue('Thank you.');
    const words = `From January every team has its roster early, ${address.slice(5, 13)}.`;
    await reply.fill(words);
    await page.getByRole('button', { name: 'Publish reply' }).click();
    await expect(page.getByText('Your reply is published.')).toBeVisible();
    await page.getByRole('button', { name: /^Answered/ }).click();
    await expect(page.getByText(words)).toBeVisible();
  });

  test('puts a fact right, and everyone reads by whom and what it was before', slow, async ({ page }) => {
    const address = ownAddress('palash-insurance.example');
    await visit(page, '/for-companies?company=palash-insurance');
    await page.getByRole('textbox', { name: 'Email at your company’s own domain' }).fill(address);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByRole('textbox', { name: 'Code from the email' }).fill(await codeFor(page, address));
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await page.getByRole('textbox', { name: 'Your name, for colleagues' }).fill('Farida Shaikh');
    await page.getByRole('button', { name: 'Act for Palash Insurance' }).click();
    await page.getByRole('link', { name: 'Facts' }).click();
    await page.getByRole('button', { name: 'Change: About the company' }).click();
    const about = page.getByRole('textbox', { name: 'About the company' });
    await about.fill('Write to us who wrote this review. We move parcels by night.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/asks who wrote a review/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const words = `We move parcels by night, ${address.slice(5, 13)}.`;
    await about.fill(words);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('row', { name: /^About the company/ }).getByText('By the company')).toBeVisible();
    await isReadable(page);
    await visit(page, '/overview/palash-insurance-overview');
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('link', { name: 'Earlier facts' }).click();
    await expect(page.getByRole('table', { name: 'About the company' }).getByRole('row')).toHaveCount(3);
    await isReadable(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});
