import { expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { mostJobAlerts, type JobAlertDraft, type JobAlerts } from '#core/jobs/job-alerts.ts';
import { anAlert } from '#tests/fakes/jobs/listed-jobs.ts';

/** Alerts of two members, with two Pune and one Mumbai job for software engineers. */
export interface OpenedJobAlerts {
  readonly mine: JobAlerts;
  readonly theirs: JobAlerts;
}

/** Promises of alerts. */
export function keepsJobAlerts(open: () => Promise<OpenedJobAlerts>): void {
  it('creates an alert, with its names and the jobs it already matches', async () => {
    const { mine, theirs } = await open();
    const alert = await mine.create(anAlert());
    expect(alert).toMatchObject({ ...anAlert(), jobsCount: 2 });
    expect(alert.names).toEqual([
      { urlName: 'software-engineer', name: 'Software Engineer' },
      { urlName: 'pune', name: 'Pune' },
    ]);
    expect(await mine.all()).toEqual([alert]);
    expect(await theirs.all()).toEqual([]);
  });

  it('answers the same again with the one that is there, however it is said', async () => {
    const { mine } = await open();
    const first = await mine.create(anAlert({ cities: ['mumbai', 'pune'], words: 'night shift' }));
    const again = await mine.create(anAlert({ cities: ['pune', 'mumbai'], words: ' Night  shift' }));
    expect(again.jobAlertId).toBe(first.jobAlertId);
    expect(await mine.all()).toHaveLength(1);
  });

  it('lists the newest first', async () => {
    const { mine } = await open();
    const made = [];
    for (const city of ['pune', 'mumbai', 'thane']) made.push((await mine.create(anAlert({ cities: [city] }))).jobAlertId);
    expect((await mine.all()).map(({ jobAlertId }) => jobAlertId)).toEqual(made.toReversed());
  });

  it('ends at the most that one member may have, but for one that is there', async () => {
    const { mine } = await open();
    for (let at = 0; at < mostJobAlerts; at++) await mine.create(anAlert({ words: `word ${at}` }));
    await expect(mine.create(anAlert())).rejects.toMatchObject({ kind: 'conflict', code: 'TOO_MANY' });
    await mine.create(anAlert({ words: 'word 0' }));
    expect(await mine.all()).toHaveLength(mostJobAlerts);
  });

  it('refuses an alert of what nobody knows, and says which name it is', async () => {
    const { mine } = await open();
    const refusalOf = (alert: JobAlertDraft) =>
      mine.create(alert).then(
        () => undefined,
        (error: unknown) => Failure.from(error),
      );
    for (const field of ['cities', 'skills', 'companies', 'industries'] as const)
      expect(await refusalOf(anAlert({ [field]: ['no-such-name'] }))).toMatchObject({
        kind: 'invalid',
        code: 'RULE_BROKEN',
        message: `Nothing here is called “no-such-name” (${field}).`,
      });
    expect(await refusalOf(anAlert({}, ['no-such-job']))).toMatchObject({ message: 'Nothing here is called “no-such-job” (designations).' });
    expect(await refusalOf(anAlert({ words: '%' }))).toMatchObject({ message: 'There is no word in “%” (words).' });
    expect(await mine.all()).toEqual([]);
  });

  it('removes an alert, and finds none of another member (S-45)', async () => {
    const { mine, theirs } = await open();
    const { jobAlertId } = await mine.create(anAlert());
    await expect(theirs.remove(jobAlertId)).rejects.toMatchObject({ kind: 'missing' });
    expect(await mine.all()).toHaveLength(1);
    await mine.remove(jobAlertId);
    expect(await mine.all()).toEqual([]);
    await expect(mine.remove(jobAlertId)).rejects.toMatchObject({ kind: 'missing' });
  });
}
