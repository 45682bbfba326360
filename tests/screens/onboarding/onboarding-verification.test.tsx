import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { NaukriPrompts } from '#core/providers/naukri-prompts.ts';
import { TokenLogins } from '#core/login/token-logins.ts';
import { BrowserNaukriPrompts } from '#web/adapters/providers/browser-naukri-prompts.ts';
import { FakeTokenLogins } from '#tests/fakes/login/fake-token-logins.ts';
import { aCareer, portalDetails } from '#tests/onboarding-member.ts';
import { aScriptPage } from '#tests/script-page.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { fill } from '#tests/screens/fill.ts';
import { withOnboarding, dialog, press, writer, go } from './with-onboarding.ts';

const status = { ...aCareer().status, departmentId: 1, industryId: 1, jobProfile: 'Cook' } as ReturnType<typeof aCareer>['status'];
const cook = { ...writer, career: aCareer({ status }) };

describe('an installation that cannot verify by everything', () => {
  const opened = async (verificationMethods: FakeOnboardings['verificationMethods'], need: 'w' | 'verify') => {
    const onboardings = new FakeOnboardings(aMemberFixture(cook));
    onboardings.verificationMethods = verificationMethods;
    const { onboarding } = await withOnboarding(cook, [[Onboardings, onboardings]]);
    act(() => onboarding.open(need));
  };

  it('offers no job portal where none is connected', async () => {
    await opened(['mail'], 'verify');
    await dialog('Confirm where you work');
    expect(screen.getByText(/Or skip this: you can read/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm with my job portal' })).toBeNull();
    expect(document.body.textContent).not.toMatch(/job portal/i);
  });

  it('offers no code where no mails leave, but the portal alone', async () => {
    await opened(['portal'], 'verify');
    await dialog('Confirm where you work');
    expect(screen.queryByRole('textbox', { name: 'Work email' })).toBeNull();
    await press('Confirm with my job portal');
    await dialog('Your job-portal account');
  });

  it('leaves the step out where nothing can confirm it, and promises no confirming later', async () => {
    await opened([], 'verify');
    await dialog('Welcome, Quiet Banyan');
    expect(screen.queryByText(/^Not confirmed yet/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back to the previous step' })).toBeNull();
  });
});

describe('the job portal (R-117 to R-121, D-26)', () => {
  const atPortal = async (known = {}) => {
    const opened = await withOnboarding({ ...writer, ...known });
    act(() => opened.onboarding.open('w'));
    await dialog('Where are you now?');
    await press('Fill this in and get verified in one step');
    await dialog('Your job-portal account');
    await press('Ask my job portal');
    return opened;
  };

  it('fills in what is ticked, and never shows a name or an address', async () => {
    const { device } = await atPortal({ portal: portalDetails });
    const box = await screen.findByRole('checkbox', { name: /Pravaha Cloudworks/ });
    expect(screen.getAllByRole('checkbox').every((each) => !(each instanceof HTMLInputElement && each.checked))).toBe(true);
    expect(document.body.textContent).not.toMatch(/Asha|Rao|portal\.example/);
    await userEvent.click(box);
    for (let at = 0; at < 2; at++) await userEvent.click(screen.getByRole('checkbox', { name: /Support Engineer/ }));
    await press('Use these and confirm');
    await dialog('Where are you now?');
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveProperty('value', 'Pravaha Cloudworks');
    expect(JSON.stringify([...device.storage.kept.values()])).not.toMatch(/Support Engineer|Asha|Rao|portal\.example/);
  });

  it('confirms the company at once, so that no details and no email are asked (R-115)', async () => {
    const { fixture } = await atPortal({ portal: portalDetails });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Pravaha Cloudworks/ }));
    await press('Use these and confirm');
    await dialog('Where are you now?');
    await go();
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(fixture.career?.verification).toMatchObject({ verified: 'VERIFIED', source: 'portal' });
  });

  it('that knows nobody says so, and the next step is one press away', async () => {
    await atPortal();
    expect(await screen.findByText('We found no account for you on the portal.')).toBeTruthy();
    await press('Without my job portal');
    await dialog('Where are you now?');
  });

  it('that fails says so, and can be asked again', async () => {
    const opened = await withOnboarding({ ...writer, portal: portalDetails });
    const { account } = opened.portals;
    opened.portals.account = async () => {
      throw new Failure('broken');
    };
    act(() => opened.onboarding.open('w'));
    await dialog('Where are you now?');
    await press('Fill this in and get verified in one step');
    await press('Ask my job portal');
    expect((await screen.findAllByText('Something went wrong, please try again')).length).toBeGreaterThan(0);
    opened.portals.account = account;
    await press('Ask my job portal');
    expect(await screen.findByText(/We found your account/)).toBeTruthy();
  });

  it('that answers its member alone leads there to log in (R-119)', async () => {
    const opened = await withOnboarding(writer);
    const loginUrl = 'https://portal.example/authorize';
    opened.portals.said = { message: 'Log in there.', important: true, showPopup: true, loginUrl };
    act(() => opened.onboarding.open('w'));
    await dialog('Where are you now?');
    await press('Fill this in and get verified in one step');
    await press('Ask my job portal');
    expect((await screen.findByRole('link', { name: 'Log in at my job portal' })).getAttribute('href')).toBe(loginUrl);
    expect(screen.getByText('Your job portal answers only you: log in there, and you come back here.')).toBeTruthy();
    expect(screen.queryByText('We found no account for you on the portal.')).toBeNull();
  });
});

describe('the one-tap of the job portal (R-117, R-119)', () => {
  const portal = 'https://login.portal.test';
  const method = { provider: 'naukri', clientId: 'daftar', takesOneTap: true, takesAccessToken: false, scriptUrl: `${portal}/sdk.js` } as const;
  const askWith = async (leaves: object) => {
    const script = aScriptPage(leaves);
    const tokenLogins = new FakeTokenLogins();
    tokenLogins.known = { ...tokenLogins.known, providers: [method] };
    const opened = await withOnboarding(writer, [
      [TokenLogins, tokenLogins],
      [NaukriPrompts, new BrowserNaukriPrompts(script.page)],
    ]);
    opened.portals.known.set('token-1', portalDetails);
    act(() => opened.onboarding.open('w'));
    await dialog('Where are you now?');
    await press('Fill this in and get verified in one step');
    await press('Ask my job portal');
    return script;
  };

  it('says that its script is not there, where it is not', async () => {
    await askWith({});
    expect(await screen.findByText('Naukri SDK not loaded')).toBeTruthy();
  });

  it('tells who the member is, by the words of its script and of nobody else', async () => {
    const asked: object[] = [];
    const { say } = await askWith({ NaukriLogin: { login: (options: object) => asked.push(options) } });
    await waitFor(() => expect(asked).toMatchObject([{ flow: 'yolo' }]));
    act(() => say('https://evil.test', { type: 'TOKEN_GENERATED', token: 'evil' }));
    expect(screen.queryByText(/We found your account/)).toBeNull();
    act(() => say(portal, { type: 'TOKEN_GENERATED', token: 'token-1' }));
    expect(await screen.findByText(/We found your account/)).toBeTruthy();
  });
});

describe('the verification alone, from the profile (R-103, R-120)', () => {
  it('says that retrying after a lost answer sends another mail', async () => {
    const { onboarding, mails } = await withOnboarding(cook);
    mails.send = async () => {
      throw new Failure('broken');
    };
    act(() => onboarding.open('verify'));
    await dialog('Confirm where you work');
    await fill(screen.getByRole('textbox', { name: 'Work email' }), 'asha@pravaha-cloudworks.example');
    await press('Send the code');
    expect(await screen.findByText(/^This did not work, .* Each try sends another email, at most three in 15 minutes/)).toBeTruthy();
    expect(screen.queryByText(/counts once/)).toBeNull();
  });

  it('ends after the code', async () => {
    const { onboarding } = await withOnboarding(cook);
    act(() => onboarding.open('verify'));
    await dialog('Confirm where you work');
    await fill(screen.getByRole('textbox', { name: 'Work email' }), 'asha@pravaha-cloudworks.example');
    await press('Send the code');
    await userEvent.type(await screen.findByRole('textbox', { name: 'The six digits' }), '000000');
    await press('Confirm');
    expect(await screen.findByText('That is not the code. 4 tries are left.')).toBeTruthy();
    await userEvent.clear(screen.getByRole('textbox', { name: 'The six digits' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'The six digits' }), '402918');
    await press('Confirm');
    await dialog('Welcome, Quiet Banyan');
  });

  it('is explained to people between jobs, with a way to say they started', async () => {
    const jobless = { type: 'unemployed', companyName: null, departmentId: null, industryId: null, jobProfile: null, tagId: 0, roleId: null } as const;
    const { onboarding } = await withOnboarding({ ...writer, career: aCareer({ status: jobless }) });
    act(() => onboarding.open('verify'));
    await dialog('Between jobs, there is nothing to confirm');
    await press('I have started somewhere');
    expect(await dialog('Where are you now?')).toBeTruthy();
  });
});
