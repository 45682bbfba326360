import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { noticeVersion } from '#core/settings/consent.ts';
import { Consents } from '#core/settings/consents.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { MailAddresses } from '#core/mail/mail-addresses.ts';
import { Subscriptions } from '#core/settings/subscriptions.ts';
import { CuratedEvents } from '#core/usage/curated-events.ts';
import { Vitals } from '#core/usage/measured.ts';
import { UsageCounts } from '#core/usage/usage-counts.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import * as recorded from '#web/app/usage/recorded-wiring.ts';
import { UsageConsent } from '#web/stores/usage/usage-consent.ts';
import { UsageQueue } from '#web/stores/usage/usage-queue.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeMailAddresses } from '#tests/fakes/mail/fake-mail-addresses.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeConsents } from '#tests/fakes/settings/fake-consents.ts';
import { FakeSubscriptions } from '#tests/fakes/settings/fake-subscriptions.ts';
import { FakeCuratedEvents } from '#tests/fakes/usage/fake-curated-events.ts';
import { FakeUsageCounts } from '#tests/fakes/usage/fake-usage-counts.ts';
import { FakeVitals } from '#tests/fakes/usage/fake-vitals.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const parts = () => ({ counts: new FakeUsageCounts(), events: new FakeCuratedEvents(), vitals: new FakeVitals() });

function openRecorded(preferences = new FakePreferences()) {
  const { counts, events, vitals } = parts();
  const swaps = [[UsageCounts, counts] as const, [CuratedEvents, events] as const, [Vitals, vitals] as const];
  const opened = open(recorded, screens.recorded, screens.recorded, swaps, { preferences });
  const queue = opened.shell.get(UsageQueue);
  const arrive = (route: string, path: string) => queue.tell({ arrival: { route, path, search: '', at: opened.clock.now() } });
  return { ...opened, counts, events, vitals, queue, arrive };
}

describe('what we recorded (F-21)', () => {
  const list = () => within(screen.getByRole('region', { name: 'Recorded in this tab' }));
  const isOpen = () => screen.findByRole('region', { name: 'Recorded in this tab' });

  it('lists every event of this tab plainly, as sent, also for a guest', async () => {
    const { arrive, queue, vitals } = openRecorded();
    arrive('overview', '/overview/koyal-pay-overview');
    await isOpen();
    await list().findByText('Page opened: “Company overview”');
    vitals.measure({ vital: 'INP', value: 320, at: 0, target: 'main>button.btn' });
    queue.tell({
      call: {
        operation: 'logError',
        facts: { recorded: 'error' },
        body: { error: { name: 'Failure', message: 'broken' }, display: 'WEB' },
        isApart: false,
        at: 0,
      },
    });
    await list().findByText('Something broke: broken');
    const opened = list().getByText('Page opened: “Company overview”').closest('li') ?? document.body;
    const entry = within(opened);
    expect(entry.getByText('Not sent yet')).toBeTruthy();
    expect(entry.getByText('Not linked to you')).toBeTruthy();
    expect(opened.querySelector('code')?.textContent).toBe('{"kind":"page","pageName":"CompanyOverview"}');
    expect(entry.getByText('05:30')).toBeTruthy();
    expect(await list().findByText('“Company overview” was slow or jumped, and where')).toBeTruthy();
    expect(within(list().getByText('Something broke: broken').closest('li') ?? document.body).getByText('On its way')).toBeTruthy();
    for (const span of ['today', 'this week', 'this month']) expect(list().getByText(`First page on this device ${span}`)).toBeTruthy();
  });

  it('says plainly what deleting can do, and deletes the list with what was not sent', async () => {
    const { arrive, clock, counts } = openRecorded();
    arrive('home', '/');
    await isOpen();
    await list().findByText('Page opened: “Home screen”');
    expect(screen.getByText(/Counts already sent are not linked to anyone, so we cannot find and delete them\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the list' }));
    expect(screen.getByText('The list is deleted.')).toBeTruthy();
    expect(list().getByText('Nothing is recorded yet')).toBeTruthy();
    clock.advance(60_000);
    expect(counts.batches).toEqual([]);
  });

  it('speaks Hindi', async () => {
    const { arrive } = openRecorded(new FakePreferences({ language: 'hi' }));
    arrive('jobs', '/jobs');
    expect(await screen.findByText('पेज खुला: “Jobs listing”')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'सूची मिटाएँ' })).toBeTruthy();
  });
});

describe('the consent to counting (R-224)', () => {
  const label = 'Count what you do here';

  async function preferences(consents: FakeConsents) {
    const onboardings = new FakeOnboardings();
    onboardings.verificationMethods = [];
    return asMember(userSettings, screens.userSettings, [
      [Consents, consents],
      [Onboardings, onboardings],
      [MailAddresses, new FakeMailAddresses()],
      [Subscriptions, new FakeSubscriptions()],
    ]);
  }

  it('is given and taken back in the preferences, and holds at once', async () => {
    const consents = new FakeConsents();
    await preferences(consents);
    const consent = await screen.findByRole<HTMLInputElement>('switch', { name: label });
    const kept = () => localStorage.getItem('daftar.own.usage-allowed');
    expect([consent.checked, kept()]).toEqual([false, null]);
    await userEvent.click(consent);
    await waitFor(() => expect(kept()).not.toBeNull());
    await userEvent.click(consent);
    expect(kept()).toBeNull();
    await waitFor(async () => expect((await consents.list()).some(({ isGiven }) => isGiven)).toBe(false));
  });

  it('is asked for once per page load, and counts as no while unknown', async () => {
    const consents = new FakeConsents();
    await consents.save('usage', true, noticeVersion);
    const { shell, member } = await preferences(consents);
    await screen.findByRole('switch', { name: label });
    await waitFor(() => expect(shell.isBound(UsageConsent)).toBe(true));
    expect(shell.get(UsageConsent).isGiven).toBe(false);
    shell.get(UsageConsent).remember(true);
    expect(JSON.parse(localStorage.getItem('daftar.own.usage-allowed') ?? '')).toEqual({ owner: member.userId });
  });
});
