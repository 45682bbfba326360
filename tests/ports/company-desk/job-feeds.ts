import { expect, it } from 'vitest';
import type { CompanyJobs } from '#core/company-desk/company-jobs.ts';
import type { FeedReport } from '#core/company-desk/feed-report.ts';
import { deskCompanies } from './company-desk.ts';
import { jobOwner, type JobsStand } from './company-jobs.ts';

const { koyal } = deskCompanies;
const url = 'https://careers.koyal-pay.example/jobs.csv';

const feedOf = (...lines: readonly string[]): string => ['id,title,city,description,pay_from,pay_to,apply_url', ...lines, ''].join('\n');
const lineOf = (id: number, title: string, { pay = '300000,400000', about = 'You look after twelve beds.' } = {}): string =>
  `${id},${title},Pune,${about},${pay},https://careers.koyal-pay.example/${id}`;

const three = feedOf(
  lineOf(1, 'Staff Nurse'),
  lineOf(2, 'Pharmacist', { pay: ',' }),
  lineOf(3, 'Ward Assistant', { about: 'Pay ₹2500 for training before joining.' }),
);

const titlesAt = async (jobs: CompanyJobs): Promise<readonly string[]> =>
  (await jobs.list(koyal.urlName)).items.map(({ job, source }) => `${job.title} (${source})`).toSorted();

const saidIn = ({ trouble, live, counts: { added, changed, unchanged, refused }, unpaid, closed, keptOpen }: FeedReport) => {
  const fates = { added, changed, unchanged, refused };
  return { ...fates, trouble, live, unpaid, closed, keptOpen };
};

const nothing = { trouble: null, live: 0, added: 0, changed: 0, unchanged: 0, refused: 0, unpaid: 0, closed: [] as string[], keptOpen: 0 };

export function keepsJobFeeds(open: () => Promise<JobsStand>): void {
  it('tells what would become of each line, and publishes nothing', async () => {
    const { desk, pages } = await open();
    const { jobs, feeds } = await desk(jobOwner);
    pages.set(url, three);
    const report = await feeds.check(koyal.urlName, { url });
    expect(saidIn(report)).toEqual({ ...nothing, live: 2, added: 2, refused: 1, unpaid: 1 });
    expect(report.lines.find(({ is }) => is === 'refused')).toMatchObject({ at: 4, title: 'Ward Assistant', problems: [{ field: 'description' }] });
    expect(report.lines.find(({ isUnpaid }) => isUnpaid)).toMatchObject({ at: 3, is: 'added' });
    expect(saidIn(await feeds.check(koyal.urlName, { text: three }))).toMatchObject({ added: 2, refused: 1 });
    expect(await titlesAt(jobs)).toEqual(['Data Analyst (host)']);
    expect(await feeds.feed(koyal.urlName)).toBeNull();
  });

  it('reads an address at once and each day, and closes what it lists no more', async () => {
    const { desk, pages, nextDay } = await open();
    const { jobs, feeds } = await desk(jobOwner);
    pages.set(url, three);
    expect(await feeds.start(koyal.urlName, url, 6)).toMatchObject({ url, hour: 6, readings: 1, taken: 1, last: { live: 2 } });
    expect(await titlesAt(jobs)).toEqual(['Data Analyst (host)', 'Pharmacist (feed)', 'Staff Nurse (feed)']);
    pages.set(url, feedOf(lineOf(1, 'Senior Staff Nurse'), lineOf(4, 'Dietician')));
    await nextDay();
    const feed = await feeds.feed(koyal.urlName);
    expect(feed).toMatchObject({ readings: 2, taken: 2 });
    expect(feed?.last && saidIn(feed.last)).toEqual({ ...nothing, live: 2, added: 1, changed: 1, closed: ['Pharmacist'] });
    expect(await titlesAt(jobs)).toEqual(['Data Analyst (host)', 'Dietician (feed)', 'Senior Staff Nurse (feed)']);
  });

  it.each([
    ['is empty', '[]', 'empty'],
    ['breaks off', '[{"id":1},', 'cut-off'],
    ['is something else', 'Service unavailable', 'no-feed'],
    ['cannot be reached', undefined, 'unreachable'],
  ])('keeps all jobs where the answer %s, and says so', async (_what, text, trouble) => {
    const { desk, pages, nextDay } = await open();
    const { jobs, feeds } = await desk(jobOwner);
    pages.set(url, three);
    await feeds.start(koyal.urlName, url, 6);
    if (text === undefined) pages.delete(url);
    else pages.set(url, text);
    await nextDay();
    expect(await feeds.feed(koyal.urlName)).toMatchObject({ readings: 2, taken: 1, last: { trouble } });
    expect(await titlesAt(jobs)).toEqual(['Data Analyst (host)', 'Pharmacist (feed)', 'Staff Nurse (feed)']);
  });

  it.each(['Tell us who wrote the review.', 'We will take legal action against reviewers.'])('refuses a line that says: %s', async (said) => {
    const { desk, pages } = await open();
    const { feeds } = await desk(jobOwner);
    const text = feedOf(lineOf(1, 'Staff Nurse'), lineOf(2, 'Pharmacist', { about: `You look after twelve beds. ${said}` }));
    pages.set(url, text);
    for (const report of [await feeds.check(koyal.urlName, { url }), await feeds.check(koyal.urlName, { text }), await feeds.upload(koyal.urlName, text)]) {
      const because: unknown = expect.stringContaining(said);
      expect(report.lines.filter(({ is }) => is === 'refused')).toMatchObject([{ at: 3, problems: [{ field: 'description', because }] }]);
    }
  });

  it('is stopped, which closes its jobs', async () => {
    const { desk, pages, nextDay } = await open();
    const { jobs, feeds } = await desk(jobOwner);
    pages.set(url, three);
    await feeds.start(koyal.urlName, url, 6);
    await feeds.stop(koyal.urlName);
    await nextDay();
    expect(await feeds.feed(koyal.urlName)).toBeNull();
    expect(await titlesAt(jobs)).toEqual(['Data Analyst (host)']);
  });

  it('takes a file apart from the feed, and the next file in its place', async () => {
    const { desk, pages } = await open();
    const { jobs, feeds } = await desk(jobOwner);
    pages.set(url, feedOf(lineOf(1, 'Staff Nurse')));
    await feeds.start(koyal.urlName, url, 6);
    await feeds.upload(koyal.urlName, feedOf(lineOf(7, 'Driver'), lineOf(8, 'Cook')));
    expect(saidIn(await feeds.upload(koyal.urlName, feedOf(lineOf(8, 'Cook'))))).toEqual({ ...nothing, live: 1, unchanged: 1, closed: ['Driver'] });
    expect(await titlesAt(jobs)).toEqual(['Cook (file)', 'Data Analyst (host)', 'Staff Nurse (feed)']);
  });

  it('reads no address of others, and nothing for who reads along', async () => {
    const { desk, reader, pages } = await open();
    const { feeds } = await desk(jobOwner);
    pages.set('https://nimbus.example/jobs.csv', three);
    await expect(feeds.start(koyal.urlName, 'https://nimbus.example/jobs.csv', 6)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    expect(await feeds.check(koyal.urlName, { url: 'https://nimbus.example/jobs.csv' })).toMatchObject({ trouble: 'foreign' });
    const reading = (await reader()).feeds;
    expect(await reading.feed(koyal.urlName)).toBeNull();
    await expect(reading.start(koyal.urlName, url, 6)).rejects.toMatchObject({ code: 'DESK_ROLE' });
    await expect(reading.check(koyal.urlName, { url })).rejects.toMatchObject({ code: 'DESK_ROLE' });
    await expect(reading.upload(koyal.urlName, three)).rejects.toMatchObject({ code: 'DESK_ROLE' });
    await expect(reading.stop(koyal.urlName)).rejects.toMatchObject({ code: 'DESK_ROLE' });
  });
}
