import { describe, expect, it } from 'vitest';
import { hrSubjectNamed, hrSubjects, hrSubjectsOf, type HrSubject } from './hr-subjects.ts';

const asked: Readonly<Record<HrSubject, readonly string[]>> = {
  introduction: ['Tell me about yourself.', 'Apne baare mein bataiye', 'अपने बारे में बताइए', 'Walk me through your resume'],
  strengths: ['What are your strengths and weaknesses?', 'Tell us your biggest weakness', 'Aapki kamzori kya hai?', 'आपकी कमी क्या है?'],
  'why-us': ['Why do you want to join us?', 'Why should we hire you?', 'Hamari company mein kyun aana chahte ho?', 'आप यहाँ क्यों आना चाहते हैं?'],
  salary: ['What is your expected CTC?', 'What are your salary expectations?', 'Kitni salary chahiye?', 'कितनी सैलरी चाहिए?'],
  notice: ['What is your notice period?', 'How soon can you join?', 'Kab join kar sakte ho?', 'नोटिस पीरियड कितना है?'],
  relocation: ['Are you willing to relocate?', 'Dusre shehar jaoge?', 'क्या आप दूसरे शहर जा सकते हैं?'],
  gap: ['Why is there a gap in your career?', 'Explain your career break', 'Gap kyun hai?', 'पढ़ाई में गैप क्यों है?'],
  conflict: ['Tell me of a conflict with your manager', 'How do you handle a rude customer?', 'बॉस से झगड़ा हुआ तो?'],
  future: ['Where do you see yourself in five years?', '5 saal baad aap kahan honge?', 'पाँच साल बाद आप कहाँ होंगे?'],
  leaving: ['Why are you leaving your current job?', 'Reason for job change?', 'Job kyun chhod rahe ho?', 'नौकरी क्यों छोड़ रहे हैं?'],
  shifts: ['Are you fine with night shifts?', 'Can you work on weekends?', 'रात की शिफ्ट कर सकते हैं?'],
  pressure: ['Can you work under pressure?', 'How do you handle stress?', 'दबाव में कैसे काम करते हैं?'],
};

describe('the subjects of HR (R-039)', () => {
  it.each(hrSubjects.flatMap((subject) => asked[subject].map((text) => [subject, text] as const)))('%s: %s', (subject, text) =>
    expect(hrSubjectsOf(text)).toContain(subject),
  );

  it.each([
    'What are the strengths of Java?',
    'How is the salary register reconciled?',
    'What is the difference between TIG and MIG welding?',
    'How do you resolve a merge conflict?',
    'At which pressure does the boiler run?',
    'What is the gap between two pipes?',
    'How does a shift register work?',
    'वेल्डिंग में कौन सी रॉड लगती है?',
  ])('are none where the work is asked about: %s', (text) => expect(hrSubjectsOf(text)).toEqual([]));

  it('are known by their names', () => expect([hrSubjectNamed('salary'), hrSubjectNamed('weather')]).toEqual(['salary', undefined]));
});
