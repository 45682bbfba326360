import { describe, expect, it } from 'vitest';
import { findingsIn } from './exposure.ts';
import { generalisedTexts } from './generalised.ts';

const plain = (text: string): string => generalisedTexts({ text }, findingsIn({ text }))['text'] ?? '';

describe('a finding taken out of its sentence (F-10)', () => {
  it.each([
    ['My manager Rakesh shouted at us.', 'My manager shouted at us.'],
    ['Kavitha told the whole bay.', 'A colleague told the whole bay.'],
    ['Verma ji har chhutti ke paise maangte hain.', 'Ek colleague har chhutti ke paise maangte hain.'],
    ['सुनीता मैडम तय करती हैं।', 'एक साथी तय करती हैं।'],
    ['सिस्टर रीता हम सब पर चिल्लाती हैं।', 'एक साथी हम सब पर चिल्लाती हैं।'],
    ['My sister Neha works here.', 'My sister works here.'],
    ['Joined in August 2021 and left.', 'Joined some time ago and left.'],
    ['Maine June 2022 mein join kiya tha.', 'Maine kuch samay pehle join kiya tha.'],
    ['After Project Falcon went live we left.', 'After Project went live we left.'],
    ['We moved Zenith to the cloud.', 'We moved a project to the cloud.'],
    ['I built the Sparrow module.', 'I built the module.'],
    ['I was the only woman in the team.', 'I was one of few in the team.'],
    ['Call her on 98230 45612. She came.', 'Call her on (number taken out). She came.'],
    ['Write to asha.k@gmail.com.', 'Write to (address taken out).'],
    ['फ़ोन करें 98230 45612 पर।', 'फ़ोन करें (नंबर हटाया गया) पर।'],
    ['Our HR Pooja said no.', 'Our HR said no.'],
    ['नर्स कविता ने बताया।', 'नर्स ने बताया।'],
    ['डॉक्टर कुलकर्णी सब पर चिल्लाते हैं।', 'एक डॉक्टर सब पर चिल्लाते हैं।'],
    ['Dr. Kulkarni shouts at us.', 'A doctor shouts at us.'],
    ['Call 98450 31276 to know.', 'Call (number taken out) to know.'],
    ['Sunita Patil, phone 9822012345', 'A colleague, phone (number taken out)'],
    ['Mujhe 98450 31276 par call kar lo, warna hai hi nahi.', 'Mujhe (number hataya gaya) par call kar lo, warna hai hi nahi.'],
    ['In ward 7 we work at night.', 'we work at night.'],
    ['We sat on the 3rd floor, all day.', 'We sat, all day.'],
    ['My hike was Rs 43,250 a year.', 'My hike was a certain sum.'],
  ])('%s', (text, left) => {
    expect(plain(text)).toBe(left);
    expect(findingsIn({ text: left })).toEqual([]);
  });
});
