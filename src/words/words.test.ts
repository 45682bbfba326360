import { describe, expect, it } from 'vitest';
import { languages } from '#core/device/preferences.ts';
import { anyPreference, type AlertPreferences } from '#core/jobs/job-alerts.ts';
import { notificationKinds, type NotificationKind } from '#core/notifications/notification-kinds.ts';
import { saidFrom, saidIn, type SomeSentences } from './words.ts';

const facts = { name: 'Ruby Pomelo', others: 4, thing: 'POST', reached: 50 } as const;

describe('a folder that lacks sentences', () => {
  const begun: SomeSentences = { notifications: { mention: ({ name }) => `${name} यांनी तुमचा उल्लेख केला` }, codeMail: { subject: 'तुमचा कोड' } };

  it('says those of a notification in English, one by one', () => {
    const { mention, reply } = saidFrom(begun, 'notifications');
    expect([mention(facts), reply(facts)]).toEqual(['Ruby Pomelo यांनी तुमचा उल्लेख केला', 'Ruby Pomelo and 4 others replied to your comment']);
  });

  it('says those of a mail in English, one by one', () => {
    const { subject, taken } = saidFrom(begun, 'codeMail');
    expect([subject, taken]).toEqual(['तुमचा कोड', saidIn('codeMail', 'en').taken]);
    expect(saidFrom(begun, 'digestMail')).toEqual(saidIn('digestMail', 'en'));
  });
});

describe('the titles of notifications (R-168)', () => {
  it.each(Object.keys(notificationKinds) as NotificationKind[])('of kind %s are one in each language', (kind) => {
    const titles = languages.map((language) => saidIn('notifications', language)[kind](facts));
    expect(titles[0]).toMatch(/^[A-Z0-9]/);
    expect(titles[1]).toMatch(/[\u0900-\u097f]/);
  });

  it('name who was last and count the others', () => {
    const { answer } = saidIn('notifications', 'en');
    expect([answer(facts), answer({ ...facts, others: 1 }), answer({ ...facts, others: 0 }), answer({ ...facts, name: undefined, others: 0 })]).toEqual([
      'Ruby Pomelo and 4 others answered your post',
      'Ruby Pomelo and 1 other answered your post',
      'Ruby Pomelo answered your post',
      'Someone answered your post',
    ]);
    expect(saidIn('notifications', 'hi').answer({ ...facts, others: 0 })).toBe('Ruby Pomelo ने आपकी पोस्ट पर जवाब दिया');
  });

  it.each([
    ['Chrome/Android', 'Chrome, Android'],
    ['Safari/iOS', 'Safari, iPhone or iPad'],
    ['other/macOS', 'another browser, Mac'],
    ['Firefox/other', 'Firefox'],
    [undefined, 'another browser'],
  ])('name the browser of a login: %s', (name, device) =>
    expect(saidIn('notifications', 'en').signIn({ ...facts, name })).toBe(`New login on ${device}. Not you? Log it out`),
  );
});

describe('what an alert is called (R-192)', () => {
  const names = [
    { urlName: 'nurse', name: 'Nurse' },
    { urlName: 'pune', name: 'Pune' },
  ];

  it.each<[readonly string[], Partial<AlertPreferences>, string, string]>([
    [['nurse'], { cities: ['pune'] }, 'Nurse in Pune', 'Pune में Nurse'],
    [['nurse', 'b', 'c'], { companies: ['koyal-pay'] }, 'Nurse, b +1 at koyal-pay', 'koyal-pay पर Nurse, b +1'],
    [[], { words: 'night shift', cities: ['pune'] }, '“night shift” in Pune', 'Pune में “night shift”'],
    [[], { industries: ['logistics'] }, 'logistics', 'logistics'],
    [[], { cities: ['pune'] }, 'any job in Pune', 'Pune में किसी भी काम'],
    [[], { experience: 0, workplace: ['remote'] }, 'any job for freshers from home', 'फ़्रेशर के लिए घर से किसी भी काम'],
    [['nurse'], { experience: 3, cities: ['pune'] }, 'Nurse with 3 years of experience in Pune', 'Pune में 3 साल के अनुभव पर Nurse'],
  ])('is %j %j', (designations, preferences, en, hi) => {
    const alert = { designations, preferences: { ...anyPreference, ...preferences }, names };
    expect([saidIn('jobs', 'en').alertName(alert), saidIn('jobs', 'hi').alertName(alert)]).toEqual([en, hi]);
  });
});
