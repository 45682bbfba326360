import { describe, expect, it } from 'vitest';
import { unpackedWeights } from './scam-score.ts';
import { scamKinds, scamSigns } from './scam-signs.ts';
import { chatScams } from './scam-weights.ts';

describe('signs of a scam (F-25)', () => {
  it.each([
    ['fee', 'Kindly pay the uniform charge of 1,350 before Wednesday, it is returned with your first salary'],
    ['fee', 'Your seat is reserved. Deposit the training fee of Rs 2,800 today or it goes to another candidate'],
    ['fee', 'Laptop security deposit of 7,000 must reach us first, it is fully refundable'],
    ['fee', 'You did not finish the data entry work, pay the penalty of 5,400 or our lawyer files a case'],
    ['fee', 'Recharge 2,500 to unlock the next task and you get 3,600 back'],
    ['fee', 'Bhai registration ke 1200 bhej do, job pakki hai'],
    ['fee', 'Visa ka 24000 lagega, aadha advance aaj hi jama karo'],
    ['fee', 'Sir bas file charge 900 baaki hai, payment kar dijiye letter mil jayega'],
    ['fee', 'रजिस्ट्रेशन के 1,100 रुपये आज ही जमा कीजिए, नौकरी पक्की है'],
    ['fee', 'लैपटॉप की सिक्योरिटी फीस 4,500 भेज दीजिए, बाद में वापस मिलेगी'],
    ['payment-id', 'Pay the joining fee of 1,600 on this UPI: anil.hrdesk@ybl'],
    ['payment-id', 'Scan this QR code and pay 999 for the interview slot'],
    ['payment-id', 'PhonePe kar do 9000011223 pe, registration ke 500'],
    ['payment-id', 'इस क्यूआर कोड पर 800 रुपये भेज दीजिए'],
    ['off-platform', 'Message me on WhatsApp 9000012345 for the job details'],
    ['off-platform', 'Join our Telegram group, daily tasks and daily payment'],
    ['off-platform', 'Send your resume to hr.malhar.jobs@gmail.com for the offer letter'],
    ['off-platform', 'Job ki baat Telegram pe karte hai, wahi aa jao'],
    ['off-platform', 'टेलीग्राम पर आइए, काम वहीं बताऊँगी'],
    ['off-platform', 'नौकरी के लिए व्हाट्सऐप पर नंबर भेजिए'],
    ['secret', 'Tell me the OTP that came on your phone, the form closes in a minute'],
    ['secret', 'Share your debit card number and CVV, we link it for salary'],
    ['secret', 'Install AnyDesk and tell me the code'],
    ['secret', 'Aadhaar aur PAN ki photo bhejo, letter banana hai'],
    ['secret', 'OTP aaya hoga, jaldi batao'],
    ['secret', 'आधार और पैन की फ़ोटो भेजिए, जॉइनिंग लेटर बनाना है'],
    ['secret', 'जो ओटीपी आया है वह बता दीजिए'],
  ] as const)('are of %s: %s', (kind, text) => expect(scamSigns(text)).toContain(kind));

  it.each([
    'just pay sir, you get it back',
    'Give the officer 40 thousand and your name is on the list',
    'HR ko 12 hazar dene honge, selection mai kara dunga',
    'साहब को बीस हज़ार देने होंगे, चयन पक्का',
    'payment kiya kya? seat hold pe hai',
  ])('are there without a plain demand: %s', (text) => expect(scamSigns(text)).not.toEqual([]));

  it.each([
    ['off-platform', 'w h a t s a p p me your resume for the job'],
    ['off-platform', 'wh@tsapp par msg karo job ke liye'],
    ['off-platform', 'whats app karo is number pe 9988776655'],
    ['off-platform', 'T3legram par aa jao, daily task milega'],
    ['payment-id', 'hr-desk @ ybl pe fees transfer karo'],
    ['fee', 'Ｐａｙ ₹２０００ registration fee to get the job'],
    ['fee', 'Pay the regi\u200bstration f\u200dee of ₹ 1,999/- now'],
    ['fee', 'Pαy the regístration fee of 1200'],
    ['secret', 'O T P batao jaldi'],
    ['secret', 'o.t.p share karo'],
    ['secret', 'Your 0TP please, to complete registration'],
  ] as const)('are of %s, spelled around a filter: %s', (kind, text) => expect(scamSigns(text)).toContain(kind));

  it.each([
    'Hi did they pay variable Please see https://example.com and call 9876543210',
    'did they pay the variable part? Please see https://example.com and call 98765 43210',
    'Hello! Did they pay the variable part this year? Please see https://example.com and call me on 9876543210',
  ])('are the way out of the chat and no demand, where others pay: %s', (text) => expect(scamSigns(text)).toEqual(['off-platform']));

  it.each(['Will you pay the fee of 500 today? Call 9876543210', 'They pay well sir. Pay the training fee of 1,500 today and call 9876543210'])(
    'are a demand where the reader is to pay: %s',
    (text) => expect(scamSigns(text)).toContain('fee'),
  );

  it('are its sound alone, where it names neither money nor a way elsewhere', () => {
    expect(scamSigns('Kindly do within 30 minutes, slot will go to next candidate')).toEqual(['other']);
  });

  it('are given in the order of their kinds', () => {
    const all = 'Message me on WhatsApp 98765 43210, share the OTP and pay the registration fee of 500 for the job to hr.desk@okaxis';
    expect(scamSigns(all)).toEqual(scamKinds.filter((kind) => kind !== 'other'));
  });

  it.each([
    '',
    '...',
    'ok',
    'They wanted 1,800 for a uniform and I told them no',
    'Never pay anybody for a job',
    'Is a laptop deposit of 6,000 normal?',
    'My cousin lost 22,000 in such Telegram tasks',
    'Please do not share your OTP with anyone',
    'How long did your PF transfer take?',
    'Our on-call alerts moved to Telegram last week',
    'Lunch was 210 each, send it when you can',
    'The bond says one lakh if I leave before two years',
    'HR asked for PAN and Aadhaar on the portal',
    'Share your resume here, I will look at it tonight',
    'What did they ask in the second round?',
    'unhone 1500 maange the, maine nahi diye',
    'OTP kisi ko mat dena',
    'Kya koi company deposit leti hai?',
    'salary abhi tak nahi aayi',
    'PG ka deposit 12 hazar hai',
    'notice period kitna hai tumhara?',
    'उन्होंने मुझसे 900 रुपये माँगे, मैंने मना कर दिया',
    'क्या इंटरव्यू के लिए फ़ीस लगती है?',
    'ओटीपी किसी को मत दीजिए',
    'मेरा वेतन इस महीने देर से आया',
    'इंटरव्यू कैसा गया?',
  ])('are none in %j', (text) => expect(scamSigns(text)).toEqual([]));

  it('are looked for soon in the worst of texts (S-62)', () => {
    const parts = [
      'a',
      'a ',
      'a.',
      '9',
      '9 ',
      '१',
      '. ',
      'x@',
      'pay ',
      'a/c ',
      'abcd0',
      'fee of ',
      'i really ',
      'the company ',
      'do not a ',
      'न ',
      'नa',
      'otp ',
    ];
    for (const worst of parts) {
      const start = performance.now();
      expect(Array.isArray(scamSigns(worst.repeat(100_000 / worst.length)))).toBe(true);
      expect(performance.now() - start).toBeLessThan(500);
    }
  });

  it('are weighed with as many weights as were learned', () => {
    const weights = [...unpackedWeights(chatScams.packed).values()];
    expect(weights).toHaveLength(chatScams.count);
    expect(weights.every((weight) => weight !== 0 && Math.abs(weight) <= 31)).toBe(true);
  });
});
