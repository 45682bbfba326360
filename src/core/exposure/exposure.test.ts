import { describe, expect, it } from 'vitest';
import { findingsIn } from './exposure.ts';
import { remaining } from './finding.ts';

const found = (text: string): readonly string[] => findingsIn({ text }).map(({ kind, said }) => `${kind}: ${said}`);

describe('what may give an author away (F-10)', () => {
  it.each([
    ['Write to sneha.kulkarni@brightpath.in about it', ['mail: sneha.kulkarni@brightpath.in']],
    ['Call 98450 31276, or 98450 31277', ['phone: 98450 31276', 'phone: 98450 31277']],
    ['My PAN BQTPK4821M and card 4213 5521 7789', ['id: BQTPK4821M', 'id: 4213 5521 7789']],
    ['employee code EMP104582', ['id: employee code EMP104582']],
    ['Ticket HRC-48213 is open', ['id: Ticket HRC-48213']],
    ['My bike KA 05 MJ 1234 was taken', ['id: KA 05 MJ 1234']],
    ['Find me at linkedin.com/in/asha-rao-77', ['account: linkedin.com/in/asha-rao-77']],
  ])('is a way to reach someone, or a number of theirs: %s', (text, all) => expect(found(text)).toEqual(all));

  it.each([
    ['I was fired on 14 March 2024', ['date: 14 March 2024']],
    ['on 12th Dec they called', ['date: 12th Dec']],
    ['since 03/07/2023', ['date: 03/07/2023']],
    ['Joined in August 2021', ['date: August 2021']],
    ['I interned from May to July 2023', ['date: from May to July 2023']],
    ['Maine June 2022 mein join kiya', ['date: June 2022']],
    ['मैंने जनवरी २०२२ में जॉइन किया', ['date: जनवरी २०२२']],
  ])('is a day, and the month of coming and going: %s', (text, all) => expect(found(text)).toEqual(all));

  it.each([
    ['Many people left in August 2021', []],
    ['The new leave policy is there since April 2024', []],
    ['On 15 August and on 31st March there is cake', []],
    ['The 2022 batch of laptops, and 24/7 support', []],
    ['Bus came in April\n2) Food', []],
    ['You may 2 times a week work from home', []],
  ])('is no day that everyone has: %s', (text, all) => expect(found(text)).toEqual(all));

  it.each([
    ['My salary is Rs. 27,850 per month', ['amount: Rs. 27,850 per month']],
    ['I got 12,40,000 fixed', ['amount: 12,40,000 fixed']],
    ['CTC was 7.35 LPA', ['amount: 7.35 LPA']],
    ['CTC is 12.5 LPA, and I got 28,500 in all', []],
    ['Salary is 3 to 5 LPA, or 10 to 15 thousand', []],
    ['TCS pays 3.36 LPA, bonus of 1 lakh, rent ₹12,000', []],
    ['Bond of ₹1,25,000 and insurance cover of 3.25 lakh', []],
    ['Salary is late since 2019', []],
  ])('is an exact sum, but no range: %s', (text, all) => expect(found(text)).toEqual(all));

  it.each([
    ['My manager Rakesh shouted', ['name: Rakesh']],
    ['My manager Pornchai shouted', ['name: Pornchai']],
    ['my manager rakesh shouted', ['name: rakesh']],
    ['Our HR Priya ma’am called', ['name: Priya ma’am']],
    ['Then Mr. Deshpande asked', ['name: Mr. Deshpande']],
    ['Verma ji ko bolo', ['name: Verma ji']],
    ['We and Ankit Verma did it', ['name: Ankit Verma']],
    ['हमारे मैनेजर राकेश सर ने कहा', ['name: राकेश सर']],
    ['सिस्टर रीता चिल्लाती हैं', ['name: सिस्टर रीता']],
    ['सिस्टर इंचार्ज रीता, सि. ब्लेसी और सिस्टर-लिज़ी', ['name: सिस्टर इंचार्ज रीता', 'name: सि. ब्लेसी', 'name: सिस्टर-लिज़ी']],
    ['सिस्टर  रीता और भाई साहब सलीम', ['name: सिस्टर  रीता', 'name: भाई साहब सलीम']],
    ['रीता सिस्टर और मेट्रन कमला जी', ['name: रीता सिस्टर', 'name: मेट्रन कमला जी']],
    ['राकेश शर्मा सर और डॉ. वर्मा', ['name: राकेश शर्मा सर', 'name: डॉ. वर्मा']],
    ['आशा दी, सुमन भाभी', ['name: सुमन भाभी']],
    ['ward ki sister rita, Rita didi aur sir das', ['name: sister rita', 'name: Rita didi']],
    ['Madam Rosy, Sharma sir and my sister Neha', ['name: Madam Rosy', 'name: Sharma sir', 'name: Neha']],
    ['विकास की बात सुनीता ने की, विकास ने नहीं', ['name: सुनीता', 'name: विकास']],
  ])('is a name: %s', (text, all) => expect(found(text)).toEqual(all));

  it.each([
    'Our HR is good and my manager Sir is kind',
    'Better than Raymond, Arvind and Vijay Sales',
    'Satya Nadella is a good CEO',
    'A harsh manager, bonus ki khushi, EPF nidhi',
    'Good Work Culture and Friendly Manager Always',
    'Nimbora ne dil khush kar diya',
    'काम में संतोष है, कंपनी का विकास',
    'Thank you sir, haan ji, arre bhai',
    'सभी मैनेजर सर और मैडम अच्छे हैं',
    'सिस्टर लोग, मैडम जी ने, भैया दूज, सर दर्द, सर पर काम',
    'सर ने कहा, दीदी आई, मैडम शांति से बात करती हैं, सबने छुट्टी दी',
    'Our sister company, the sister concern, sir das baje aate hain, didi bahut khush hai',
  ])('is no name: %s', (text) => expect(found(text)).toEqual([]));

  it.each([
    ['After Project Falcon went live', ['project: Falcon']],
    ['Team Orion had eight people', ['project: Orion']],
    ['We moved Zenith to the cloud', ['project: Zenith']],
    ['I built the Sparrow module', ['project: Sparrow']],
    ['Project ATLAS was a mess', ['project: ATLAS']],
    ['Worked on Kafka, on the Java team, for client Amazon in the Pune office', []],
    ['The Finance team and Project Managers', []],
  ])('is what few work on: %s', (text, all) => expect(found(text)).toEqual(all));

  it.each([
    ['We sit on the 3rd floor of Tower B, desk 4B-112', ['place: 3rd floor', 'place: Tower B', 'place: desk 4B-112']],
    ['हम तीसरी मंज़िल पर, गेट नंबर 5 के पास', ['place: तीसरी मंज़िल', 'place: गेट नंबर 5']],
    ['A quiet room on the eighth floor', []],
    ['In the front desk 4 of 37 left, one more building\n2) Food', []],
    ['On the shop floor, in block 9 am, room 9k', []],
  ])('is where few sit: %s', (text, all) => expect(found(text)).toEqual(all));

  it.each([
    ['I was the only woman in the team', ['person: the only woman']],
    ['Being the only HR in Nagpur', ['person: the only HR']],
    ['Main akeli ladki thi', ['person: akeli ladki']],
    ['मैं अकेली महिला थी', ['person: अकेली महिला']],
    ['The only good thing in the office, the only reason of it', []],
  ])('is what only one can say: %s', (text, all) => expect(found(text)).toEqual(all));
});

describe('findings', () => {
  it('are reported by field, in the order of the text, none over another', () => {
    const all = findingsIn({ title: 'Rakesh', likes: '', dislikes: 'On 14 March 2024 Mr. Rakesh Verma ji left' });
    expect(all.map(({ field, start, said }) => [field, start, said])).toEqual([
      ['title', 0, 'Rakesh'],
      ['dislikes', 3, '14 March 2024'],
      ['dislikes', 17, 'Mr. Rakesh Verma ji'],
    ]);
  });

  it('each have their own place, even when one of two repeated words is removed', () => {
    const all = findingsIn({ text: 'Rakesh sir said. Rakesh sir said again.' });
    expect(all.map(({ start }) => start)).toEqual([0, 17]);
    const left = { text: 'A colleague said. Rakesh sir said again.' };
    expect(remaining(all, left).map(({ start, end }) => left.text.slice(start, end))).toEqual(['Rakesh sir']);
    const moved = { text: 'Well. Rakesh sir said. Rakesh sir said again.' };
    expect(remaining(all, moved).map(({ start }) => start)).toEqual([6, 23]);
  });

  it('are whole names even where a keyboard joins or separates letters (ZWJ)', () => {
    for (const name of ['श्\u200Dवेता मैडम', 'लक्ष्\u200Dमी मैडम', 'विष्\u200Cणु सर']) {
      expect(findingsIn({ text: `कल ${name} ने डाँटा` }).map(({ said }) => said)).toEqual([name]);
    }
  });

  it('say the words as they were written, whatever script their digits have', () => {
    const text = 'फ़ोन ९८४५० ३१२७६ पर';
    expect(findingsIn({ text }).map(({ said, start, end }) => [said, text.slice(start, end)])).toEqual([['९८४५० ३१२७६', '९८४५० ३१२७६']]);
  });

  it('are soon there for the worst of texts (S-62)', () => {
    for (const worst of [
      'Aa '.repeat(7_000),
      '9 '.repeat(10_000),
      'a@'.repeat(10_000),
      '1,00'.repeat(5_000),
      'may 1 '.repeat(3_500),
      'the only one '.repeat(1_600),
      'अ '.repeat(10_000),
      'Project '.repeat(2_500),
      'Mr. '.repeat(5_000),
      'AB-'.repeat(6_000),
    ])
      expect(Array.isArray(findingsIn({ worst }))).toBe(true);
  });
});
