import { describe, expect, it } from 'vitest';
import { harmlessReplies, refusedReplies } from '#tests/corpus/lists.ts';
import { refusalsOf } from './reply-refusal.ts';
import { refusedSentences, withoutRefused } from './reply-sentences.ts';

const company = 'Latabhumi Hospital';
const mostWrong = 0.05;
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
    'Appropriate action has been taken against the contractor.',
    'Strict action will be taken against anyone who takes money for a job.',
    'Please do not share your name or employee ID here.',
    'You need not tell us your name.',
    'Call 080 4567 8901, 0731-2543210 or (080) 4567 8901.',
    'Call +91 80 4567 8901 or 08045678901.',
    'Nobody here will look for who wrote it.',
    'Your settlement was withheld by mistake and is paid now.',
    'The employee code of conduct is on our site.',
    'We have identified your concern.',
    'We know your work is hard.',
    'We do not blacklist anybody.',
    'No legal action will be taken against anybody who writes here.',
    'Kis team ko kitni chhutti mili, yeh hum dekhenge.',
    'किस विभाग को कितनी छुट्टी मिली, हम देखेंगे।',
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
    ['Who:wrote/this.review?', 'asks'],
    ['Who\u2800wrote\u2800this?', 'asks'],
    ['\u051dh\u1d0f wr0te this?', 'asks'],
    ['Please te11 us your n4me.', 'asks'],
    ['Call 9876543210 after ten.', 'numbers'],
    ['Call +91 98765-43210 after ten.', 'numbers'],
    ['Call ९८७६५ ४३२१० after ten.', 'numbers'],
    ['Staff number 20417 was on duty.', 'numbers'],
    ['Employee no. 331 was on duty.', 'numbers'],
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
    ['Who  wrote   this?', 'asks'],
    ['Whо wrote this?', 'asks'],
    ['We would like to know your name.', 'asks'],
    ['Whose review is this?', 'asks'],
    ['Kindly reveal yourself.', 'asks'],
    ['Please step forward.', 'asks'],
    ['Whoever wrote this must contact HR.', 'asks'],
    ['Aapka naam kya hai?', 'asks'],
    ['कृपया अपना एम्प्लॉयी कोड हमें भेजें।', 'asks'],
    ['We’ll sue you.', 'threatens'],
    ['We’ll find out who you are.', 'threatens'],
    ['Lеgal action follows.', 'threatens'],
    ['You will hear from our lawyers.', 'threatens'],
    ['Our legal team will be in touch with you.', 'threatens'],
    ['We will not give your relieving letter.', 'threatens'],
    ['We will inform your new employer.', 'threatens'],
    ['Review hatao warna theek nahi hoga.', 'threatens'],
    ['हम आपको ढूंढ लेंगे।', 'threatens'],
    ['पुलिस में शिकायत करेंगे।', 'threatens'],
  ])('is refused: %s (%s)', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  it('says which words, and gives back the rest without their sentences', () => {
    const text = 'Three days is too short. Please tell us which ward you were in and who was in charge. From January it is 14 days.';
    const refusals = refusalsOf(text, company);
    expect(refusals.map(({ kind, said }) => [kind, said])).toEqual([
      ['asks', 'which ward you'],
      ['asks', 'who was in charge'],
    ]);
    expect(withoutRefused(text, refusals)).toBe('Three days is too short. From January it is 14 days.');
  });

  it('takes a whole sentence out, though it holds several refusals or a title', () => {
    const text = 'We are sorry. Tell us your name, or our director Mr. Suresh Patil finds out who you are. Write to care@latabhumi.example.';
    const refusals = refusalsOf(text, company);
    expect(refusals.length).toBeGreaterThan(1);
    expect(refusedSentences(refusals)).toBe(1);
    expect(withoutRefused(text, refusals)).toBe('We are sorry. Write to care@latabhumi.example.');
  });

  it('is refused in all phrasings that ask, threaten or name, but few', () => {
    const missed = refusedReplies.filter((text) => refusalsOf(text, company).length === 0);
    const wronged = harmlessReplies.filter((text) => refusalsOf(text, company).length > 0);
    expect(missed.length / refusedReplies.length, missed.join('\n')).toBeLessThanOrEqual(mostWrong);
    expect(wronged.length / harmlessReplies.length, wronged.join('\n')).toBeLessThanOrEqual(mostWrong);
  });
});
