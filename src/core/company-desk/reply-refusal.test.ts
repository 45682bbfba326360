import { describe, expect, it } from 'vitest';
import { refusalsOf } from './reply-refusal.ts';
import { withoutRefused } from './reply-sentences.ts';

const company = 'Latabhumi Hospital';
const kindsIn = (text: string): readonly string[] => [...new Set(refusalsOf(text, company).map(({ kind }) => kind))];

describe('a company’s reply', () => {
  it.each([
    'Three days is too short, and we are sorry. From January, rosters are out 14 days ahead in every department.',
    'If yours is not, write to care@latabhumi.example.',
    'Thank you for your honest review. Salaries are paid on the first of every month since April.',
    'Anyone whose deposit did not come back can call our helpdesk; it is paid within 15 days.',
    'We have taken action: the night shift has a cab since June, and every team gets its roster in time.',
    'Our legal team answers questions on provident fund every Tuesday.',
    'हमें खेद है। जनवरी से रोस्टर 14 दिन पहले आ जाएगा।',
    'Hum maafi chahte hain, cab ki suvidha ab raat 8 baje se hai.',
    'Latabhumi Hospital pays overtime at twice the rate.',
  ])('is published: %s', (text) => {
    expect(refusalsOf(text, company)).toEqual([]);
  });

  it.each([
    ['Please tell us which ward you were in and who was in charge that week.', 'asks'],
    ['Who wrote this review?', 'asks'],
    ['Kindly share your employee id so that we can check.', 'asks'],
    ['Please mail us your name and we will call you.', 'asks'],
    ['In which batch did you join?', 'asks'],
    ['Identify yourself.', 'asks'],
    ['Aap kaun ho?', 'asks'],
    ['Apna naam batao.', 'asks'],
    ['आप कौन हैं? अपना नाम बताइए।', 'asks'],
    ['Legal action will be taken against such people.', 'threatens'],
    ['This is defamation.', 'threatens'],
    ['We know who you are.', 'threatens'],
    ['We will find out who did it.', 'threatens'],
    ['Remove this review or we go to the police.', 'threatens'],
    ['Your relieving letter will be withheld.', 'threatens'],
    ['कानूनी कार्रवाई की जाएगी।', 'threatens'],
    ['Ramesh Kulkarni from the night shift misbehaved with everyone.', 'names'],
    ['You are an idiot.', 'abusive'],
  ])('is refused: %s (%s)', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  it('says which words, and gives back the rest without their sentences', () => {
    const text = 'Three days is too short. Please tell us which ward you were in and who was in charge. From January it is 14 days.';
    const refusals = refusalsOf(text, company);
    expect(refusals.map(({ kind, said }) => [kind, said])).toEqual([
      ['asks', 'which ward you were'],
      ['asks', 'who was in charge'],
    ]);
    expect(withoutRefused(text, refusals)).toBe('Three days is too short. From January it is 14 days.');
  });
});
