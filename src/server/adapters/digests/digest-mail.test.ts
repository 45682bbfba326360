import { describe, expect, it } from 'vitest';
import type { Digest, DigestAlert, DigestPost } from '#core/digests/digest.ts';
import { languages } from '#core/device/preferences.ts';
import { anyPreference } from '#core/jobs/job-alerts.ts';
import { digestMail } from './digest-mail.ts';

const post: DigestPost = {
  id: 'p1',
  communityId: 'c1',
  community: { en: 'Notice & notes', hi: 'नोटिस' },
  line: '<img src=x> "Ask" your manager',
  postedAtMs: 0,
  upVotes: 3,
  commentsCount: 1,
};
const digest: Digest = { posts: [post], unseen: 2, alerts: [] };
const leaveUrl = 'https://daftar.test/mail/leave/token';
const letter = { to: 'asha@example.in', brand: 'Daftar', pagesUrl: 'https://daftar.test', leaveUrls: [['weekly-digest', leaveUrl]], name: 'week' } as const;
const alert: DigestAlert = {
  alert: {
    designations: ['nurse'],
    preferences: { ...anyPreference, cities: ['pune'] },
    names: [
      { urlName: 'nurse', name: 'Nurse' },
      { urlName: 'pune', name: 'Pune' },
    ],
  },
  url: '/jobs?location=pune&job_profile=nurse',
  jobs: [{ jobId: 'j7k2m0c4t8zb1v9x', title: 'Night <nurse>', company: 'Koyal & Co' }],
};

describe('the mail of a digest', () => {
  it.each(languages)('says the same as text and as markup (%s)', (language) => {
    const { text, html = '', subject } = digestMail(digest, { ...letter, language });
    for (const url of ['https://daftar.test/p/p1', 'https://daftar.test/notifications', leaveUrl])
      expect([text.includes(url), html.includes(`href="${url}"`)]).toEqual([true, true]);
    expect(text).toContain(post.line);
    expect(html).toContain('&lt;img src=x&gt; &quot;Ask&quot; your manager');
    expect(html).toContain(`<html lang="${language}">`);
    expect(subject).toContain('Daftar');
    expect(/[\u0900-\u097f]/.test(text)).toBe(language === 'hi');
  });

  it('fetches nothing, and its links carry nothing beside the one that leaves', () => {
    const { html = '', text } = digestMail(digest, { ...letter, language: 'en' });
    expect(html).not.toMatch(/<(img|link|script|iframe|style)|url\(|src=["']|@import|background/i);
    expect(html).not.toContain('?');
    expect(text).not.toContain('?');
  });

  it('says of what it tells, and nothing where there is nothing', () => {
    const said = (changes: Partial<Digest>) => digestMail({ ...digest, ...changes }, { ...letter, language: 'en' }).text;
    expect(said({})).not.toContain('your communities');
    expect(said({ unseen: 0 })).not.toContain('notification');
    expect(said({ unseen: 1 })).toContain('1 notification waits for you.');
    expect(said({ posts: [] })).not.toContain('Talked about');
  });

  it.each(languages)('tells of new jobs for alerts, and leaves each of both by itself (R-192, %s)', (language) => {
    const leaveJobsUrl = 'https://daftar.test/mail/leave/jobs';
    const leaveUrls = [...letter.leaveUrls, ['job-alerts', leaveJobsUrl]] as const;
    const { text, html = '', leaveUrl: whole } = digestMail({ ...digest, alerts: [alert] }, { ...letter, leaveUrls, language });
    expect(text).toContain(
      `${language === 'hi' ? 'Pune में Nurse' : 'Nurse in Pune'}\nhttps://daftar.test/jobs?location=pune&job_profile=nurse\n\nNight <nurse> · Koyal & Co\nhttps://daftar.test/job/j7k2m0c4t8zb1v9x\n`,
    );
    expect(html).toContain('href="https://daftar.test/job/j7k2m0c4t8zb1v9x"');
    expect([html.includes('Night &lt;nurse&gt;'), html.includes('Koyal &amp; Co')]).toEqual([true, true]);
    for (const url of [leaveUrl, leaveJobsUrl]) expect([text.includes(url), html.includes(`href="${url}"`)]).toEqual([true, true]);
    expect(whole).toBe(leaveUrl);
  });

  it('speaks of jobs alone where the member wants nothing else', () => {
    const { subject, text } = digestMail({ posts: [], unseen: 0, alerts: [alert] }, { ...letter, leaveUrls: [['job-alerts', leaveUrl]], language: 'en' });
    expect([subject, text.includes('Stop sending me these')]).toEqual(['New jobs for your alerts at Daftar', false]);
  });
});
