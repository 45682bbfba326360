import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { JobAlerts } from '#core/jobs/job-alerts.ts';
import { SavedJobs } from '#core/jobs/saved-jobs.ts';
import { screens } from '#core/navigation/screens.ts';
import * as wiring from '#web/app/jobs/saved-jobs-wiring.ts';
import { FakeJobAlerts } from '#tests/fakes/jobs/fake-job-alerts.ts';
import { FakeSavedJobs } from '#tests/fakes/jobs/fake-saved-jobs.ts';
import { aListedJob } from '#tests/fakes/jobs/listed-jobs.ts';
import { asMember } from '#tests/screens/as-member.ts';
import { open } from '#tests/screens/open.tsx';

const nurse = aListedJob({ title: 'Night nurse' });
const closed = aListedJob({ title: 'Loom mender', isOpen: false });

class FailingJobs extends FakeSavedJobs {
  problem: Failure | undefined;
  override async report(...said: Parameters<FakeSavedJobs['report']>) {
    if (this.problem) throw this.problem;
    await super.report(...said);
  }
}

async function opened(saves = true) {
  const savedJobs = new FailingJobs([nurse, closed]);
  if (saves) for (const { jobId } of [closed, nurse]) await savedJobs.save(jobId);
  const swaps = [
    [SavedJobs, savedJobs],
    [JobAlerts, new FakeJobAlerts()],
  ] as const;
  await asMember(wiring, screens.savedJobs, swaps);
  return savedJobs;
}

const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const row = within(await screen.findByRole('list', { name: 'Saved jobs' }))
    .getAllByRole('listitem')
    .find((each) => each.contains(link));
  if (!row) throw new Error(`There is no row of ${title}.`);
  return within(row);
};

describe('the saved jobs (R-193)', () => {
  it('are listed, and a closed one says so', async () => {
    await opened();
    expect((await rowOf('Night nurse')).queryByText('This job is closed.')).toBeNull();
    expect((await rowOf('Loom mender')).getByText('This job is closed.')).toBeTruthy();
    expect((await rowOf('Night nurse')).getByText('Saved in the week of 16 November 2026')).toBeTruthy();
  });

  it('are taken out with one press, keep their place, and come back with another', async () => {
    const savedJobs = await opened();
    fireEvent.click((await rowOf('Night nurse')).getByRole('button', { name: 'Saved: Night nurse' }));
    const again = await screen.findByRole('button', { name: 'Save: Night nurse' });
    expect([again.getAttribute('aria-pressed'), savedJobs.saved.length]).toEqual(['false', 1]);
    expect((await rowOf('Night nurse')).getByText(/^Removed\./)).toBeTruthy();
    expect((await rowOf('Night nurse')).queryByRole('radio')).toBeNull();
    fireEvent.click(again);
    expect((await screen.findByRole('button', { name: 'Saved: Night nurse' })).getAttribute('aria-pressed')).toBe('true');
    expect(savedJobs.saved).toHaveLength(2);
  });

  it('take what became of the application, and say how it is counted', async () => {
    const savedJobs = await opened();
    const row = await rowOf('Night nurse');
    expect(
      row.getByText(/^Your answer is shown only as part of a total, once at least eight people have answered\. Nobody sees that it was you\./),
    ).toBeTruthy();
    expect(row.getByText(/It counts if you log in with Google or another provider, or have confirmed a work or college email\.$/)).toBeTruthy();
    fireEvent.click(row.getByRole('radio', { name: 'Rejected' }));
    expect(await row.findByText('Saved. You can change it here at any time.')).toBeTruthy();
    expect(savedJobs.saved.find(({ job }) => job === nurse)?.outcome).toBe('rejected');
    savedJobs.problem = new Failure('offline');
    fireEvent.click(row.getByRole('radio', { name: 'Got an offer' }));
    expect(await screen.findByText('No connection. Nothing was changed; try again when you are back online.')).toBeTruthy();
    expect((row.getByRole('radio', { name: 'Rejected' }) as HTMLInputElement).checked).toBe(true);
  });

  it('lead to the jobs where there is none, and ask a guest to log in', async () => {
    await opened(false);
    expect((await screen.findByRole('link', { name: 'To the jobs' })).getAttribute('href')).toBe('/jobs');
    open(wiring, screens.savedJobs, screens.savedJobs, [
      [SavedJobs, new FakeSavedJobs()],
      [JobAlerts, new FakeJobAlerts()],
    ]);
    expect(await screen.findByText('Jobs you save are saved in your account.')).toBeTruthy();
  });
});
