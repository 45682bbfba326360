import { at, choosePersona, codeFor, comeToJoin, fillWork, goOn, onboardingDialog, ownAddress, toCareer, verify, workAt } from './onboarding.ts';
import { desktop, expect, slow, phone, test, visit } from '#tests/journeys/people.ts';

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${size}`, viewport === phone ? {} : slow, () => {
    test.use({ viewport });

    test('a working member is onboarded, confirmed by mail, and arrives (R-094 to R-106, R-116)', async ({ page }) => {
      await comeToJoin(page);
      await expect(page).toHaveURL('/list-of-companies');
      const name = await choosePersona(page);
      await workAt(page, 'Pravaha Cloudworks');
      await fillWork(page);
      await verify(page, 'Work email', ownAddress('pravaha-cloudworks.example'));
      await at(page, `Welcome, ${name}`);
      await goOn(page);
      await expect(onboardingDialog(page)).toBeHidden();
      const profile = await (await page.request.get('/api/user/user/profile', { headers: { appid: '999', systemid: 'AB_WEB' } })).json();
      // The account says that its member writes, and not under which name.
      expect(profile).toMatchObject({ isReader: true, isWriter: true, userName: null, careerStatus: { working: { verified: 'VERIFIED', workEmail: null } } });
    });
  });
}

test.describe('a new member', () => {
  test.use({ viewport: phone });

  test('who studies joins, is confirmed by mail, and arrives (R-105, R-110)', slow, async ({ page }) => {
    await comeToJoin(page);
    const name = await choosePersona(page);
    await onboardingDialog(page).getByRole('radio', { name: 'Student' }).check();
    await onboardingDialog(page).getByRole('combobox', { name: 'College' }).pressSequentially('Christian Medical');
    await onboardingDialog(page).getByRole('option', { name: 'Christian Medical College Vellore' }).click();
    await goOn(page);
    await at(page, 'What do you study?');
    await goOn(page);
    await expect(onboardingDialog(page).getByText('Choose a course.')).toBeVisible();
    for (const field of ['Course', 'Specialisation']) {
      await onboardingDialog(page).getByRole('combobox', { name: field }).click();
      await onboardingDialog(page).getByRole('option').first().click();
    }
    await goOn(page);
    await at(page, 'Confirm where you study');
    await verify(page, 'College email', ownAddress('cmcvellore.ac.in'));
    await at(page, `Welcome, ${name}`);
  });

  test('between jobs joins without verification, and sees why when asking for one (R-120, M-8) @all', async ({ page }) => {
    await comeToJoin(page);
    const name = await choosePersona(page);
    await onboardingDialog(page).getByRole('radio', { name: 'Between jobs' }).check();
    await goOn(page);
    await at(page, 'What did you do last?');
    await goOn(page);
    await at(page, `Welcome, ${name}`);
    await onboardingDialog(page).getByRole('button', { name: 'Back to the previous step' }).click();
    await at(page, 'Nothing to confirm just now');
    await goOn(page);
    await at(page, `Welcome, ${name}`);
    await goOn(page);
    await visit(page, '/user');
    await page.getByRole('button', { name: 'When can I confirm something?' }).click();
    await at(page, 'Between jobs, there is nothing to confirm');
    await onboardingDialog(page).getByRole('button', { name: 'OK' }).click();
    await expect(onboardingDialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Between jobs' })).toBeVisible();
  });

  test('goes back a step by Back, and leaves at the first alone (R-101)', slow, async ({ page }) => {
    await comeToJoin(page);
    const name = await choosePersona(page);
    await page.goBack();
    await at(page, 'Choose a name to write under');
    await expect(onboardingDialog(page).getByRole('textbox', { name: 'Your made-up name' })).toHaveValue(name);
    await page.goBack();
    await at(page, 'What would you like to read about?');
    await expect(onboardingDialog(page).getByText('1 chosen')).toBeVisible();
    await goOn(page);
    await at(page, 'Choose a name to write under');
    await page.goBack();
    await at(page, 'What would you like to read about?');
    await page.goBack();
    await expect(onboardingDialog(page)).toBeHidden();
    await expect(page).toHaveURL('/list-of-companies');
  });

  test('reads in plain words what is wrong with an address or a code (R-116, S-88)', slow, async ({ page }) => {
    await comeToJoin(page);
    await goOn(page);
    await at(page, 'Choose a name to write under');
    const name = onboardingDialog(page).getByRole('textbox', { name: 'Your made-up name' });
    await name.fill('call me on 98765 43210');
    await expect(onboardingDialog(page).getByText(/looks like a phone number/)).toBeVisible();
    await name.fill('Pravaha Cloudworks');
    await expect(onboardingDialog(page).getByText(/name of a company/)).toBeVisible();
    await name.fill('Quiet Bastard');
    await expect(
      onboardingDialog(page).getByText('This name has a word that hurts people or that moderators watch for. Choose another one. The problem is “Bastard”.'),
    ).toBeVisible();
    await onboardingDialog(page).getByRole('group', { name: 'Take one of these' }).getByRole('button').first().click();
    await goOn(page);
    await at(page, /^Welcome/);
    await toCareer(page);
    await workAt(page, 'Pravaha Cloudworks');
    await fillWork(page);
    const address = onboardingDialog(page).getByRole('textbox', { name: 'Work email' });
    await address.fill('asha@gmail.com');
    await goOn(page);
    await expect(onboardingDialog(page).getByText(/a free email address/)).toBeVisible();
    await address.fill('asha@elsewhere.example');
    await goOn(page);
    await expect(onboardingDialog(page).getByText(/does not belong to the company or college you chose/)).toBeVisible();
    const own = ownAddress('pravaha-cloudworks.example');
    await address.fill(own);
    await goOn(page);
    const digits = onboardingDialog(page).getByRole('textbox', { name: 'The six digits' });
    const code = await codeFor(page, own);
    await digits.fill(code === '000000' ? '111111' : '000000');
    await goOn(page);
    await expect(onboardingDialog(page).getByText('That is not the code. 4 tries are left.')).toBeVisible();
    await digits.fill(code.replace(/(\d{3})/, '$1 '));
    await goOn(page);
    await expect(onboardingDialog(page).getByText('Confirmed', { exact: true })).toBeVisible();
  });
});

test.describe('the job portal (R-117 to R-121, D-26)', () => {
  test.use({ viewport: desktop });

  test('that knows the member fills in all that is ticked, and confirms it @all', async ({ page }) => {
    await comeToJoin(page, { provider: 'naukri' });
    await choosePersona(page);
    await onboardingDialog(page).getByRole('button', { name: 'Fill this in and get verified in one step' }).click();
    await goOn(page);
    const ticks = onboardingDialog(page).getByRole('checkbox');
    await expect(ticks).toHaveCount(3);
    for (const tick of await ticks.all()) await tick.check();
    await expect(onboardingDialog(page)).not.toContainText(/Asha|Rao/);
    await goOn(page);
    await expect(onboardingDialog(page).getByRole('combobox', { name: 'Company' })).toHaveValue('Pravaha Cloudworks');
    await goOn(page);
    await at(page, 'Confirm where you work');
    await expect(onboardingDialog(page).getByText('Confirmed', { exact: true })).toBeVisible();
    await goOn(page);
    await at(page, /^Welcome/);
    const profile = await (await page.request.get('/api/user/user/profile', { headers: { appid: '999', systemid: 'AB_WEB' } })).text();
    expect(profile).not.toMatch(/Asha|Rao|portal\.example/);
    const working = { companyName: 'Pravaha Cloudworks', jobProfile: expect.any(String), verified: 'VERIFIED' };
    expect(JSON.parse(profile)).toMatchObject({ careerStatus: { working: { ...working, departmentId: null, industryId: null, jobLocation: null } } });
    await page.goto('/user');
    await expect(page.getByText(/^Working · .+ · .+ · Bengaluru$/)).toBeVisible();
  });

  test('that knows nobody says so, and one goes on by hand', slow, async ({ page }) => {
    await comeToJoin(page);
    await choosePersona(page);
    await onboardingDialog(page).getByRole('button', { name: 'Fill this in and get verified in one step' }).click();
    await goOn(page);
    await expect(onboardingDialog(page).locator('form').getByText('We found no account for you on the portal.')).toBeVisible();
    await onboardingDialog(page).getByRole('button', { name: 'Without my job portal' }).click();
    await workAt(page, 'Pravaha Cloudworks');
  });

  test('that fails says so, and can be asked again', slow, async ({ page }) => {
    await comeToJoin(page, { provider: 'naukri' });
    await choosePersona(page);
    await page.route('**/job-portal/account', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"code":"BROKEN","message":"no"}' }),
    );
    await onboardingDialog(page).getByRole('button', { name: 'Fill this in and get verified in one step' }).click();
    await goOn(page);
    await expect(onboardingDialog(page).locator('form').getByText('Something went wrong, please try again')).toBeVisible();
    await page.unroute('**/job-portal/account');
    await goOn(page);
    await expect(onboardingDialog(page).getByText(/We found your account/)).toBeVisible();
  });
});
