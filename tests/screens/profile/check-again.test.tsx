import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Careers } from '#core/careers/careers.ts';
import { unverified } from '#core/careers/career.ts';
import { TokenLogins } from '#core/login/token-logins.ts';
import { JobPortals } from '#core/verification/job-portals.ts';
import { FakeCareers } from '#tests/fakes/careers/fake-careers.ts';
import { FakeTokenLogins } from '#tests/fakes/login/fake-token-logins.ts';
import { FakeJobPortals } from '#tests/fakes/verification/fake-job-portals.ts';
import { aMemberFixture } from '#tests/fakes/member-fixture.ts';
import { career, profileOver, writer } from './with-profile.ts';

const portal = {
  firstName: null,
  lastName: null,
  email: null,
  photo: null,
  companyName: 'Pravaha Cloudworks',
  collegeName: null,
  jobProfile: null,
  jobLocation: null,
};

async function opened(known = {}) {
  const fixture = aMemberFixture({ ...writer, mailVerified: [], career: { ...career, verification: unverified }, naukriUser: true, ...known });
  const portals = new FakeJobPortals(fixture);
  const tokenLogins = Object.assign(new FakeTokenLogins(), { saveNaukriInfo: async (hasAccount: boolean) => void (fixture.naukriUser = hasAccount) });
  await profileOver(fixture, [
    [Careers, new FakeCareers(fixture)],
    [JobPortals, portals],
    [TokenLogins, tokenLogins],
  ]);
  const what = await screen.findByRole('region', { name: 'Now' });
  return { fixture, portals, what: within(what), press: (name: string) => userEvent.click(within(what).getByRole('button', { name })) };
}

describe('a career that the job portal has not confirmed (R-111)', () => {
  it('is confirmed once the portal says so, and asks no more', async () => {
    const { fixture, what, press } = await opened();
    fixture.portal = portal;
    await press('Check again');
    expect(await what.findByText('Confirmed')).toBeTruthy();
    expect(what.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('stays as it is where the portal knows nobody, and says so', async () => {
    const { what, press } = await opened();
    await press('Check again');
    expect(await what.findByText('The job portal found no account of yours.')).toBeTruthy();
    expect(what.getByText('Not confirmed')).toBeTruthy();
  });

  it('leads to the portal where that tells its member alone (R-119)', async () => {
    const { portals, what, press } = await opened();
    portals.said = { showPopup: true, loginUrl: 'https://portal.example/authorize' };
    await press('Check again');
    expect((await what.findByRole('link', { name: 'Log in at the job portal' })).getAttribute('href')).toBe('https://portal.example/authorize');
  });

  it('is left alone by a member who has no account there (R-134)', async () => {
    const { fixture, what, press } = await opened();
    await press('I have no job portal account');
    await expect.poll(() => what.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(fixture.naukriUser).toBe(false);
  });

  it('offers no check to who has no account there', async () => {
    const { what } = await opened({ naukriUser: false });
    expect(what.queryByRole('button', { name: 'Check again' })).toBeNull();
  });
});
