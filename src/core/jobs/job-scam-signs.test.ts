import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobScamKinds, jobScamSigns, type AdvertisedFacts } from './job-scam-signs.ts';

const anAdvertisement = (description: string, more: Partial<AdvertisedFacts> = {}): AdvertisedFacts => ({
  title: 'Office Assistant',
  description,
  applyUrl: 'https://careers.koyal.example/1',
  payFrom: null,
  payTo: null,
  marketMedian: null,
  ...more,
});

const signsOf = (description: string, more?: Partial<AdvertisedFacts>) => jobScamSigns(anAdvertisement(description, more));

describe('signs of a scam in an advertisement (F-25)', () => {
  it.each([
    ['fee', 'Railway me direct bharti. File charge 2500 jama karna hoga, uske baad joining letter milega.'],
    ['fee', 'Visa processing charges of 45,000 to be paid in two parts. First part before medical.'],
    ['fee', 'पेन पैकिंग का काम घर बैठे। रजिस्ट्रेशन फीस 650 रुपये लगेगी।'],
    ['fee', 'The pay is 4.4 to 7.49 lakh a year, and a registration fee of Rs 500 a year is to be paid.'],
    ['deposit', 'Selected candidates must pay a refundable security deposit of 5,000 rupees.'],
    ['deposit', 'Laptop security amount of 4,500 is compulsory and shall be returned with the laptop.'],
    ['payment-id', 'Pay 1,200 for bag and T-shirt by GPay to book your slot today.'],
    ['secret', 'Before the interview share your Aadhaar, PAN and bank account details with the OTP that you receive.'],
    ['off-platform', 'Work one hour daily. Add our telegram manager for details.'],
    ['pay-above-market', 'Like videos and earn 5,000 per day. No experience.'],
  ] as const)('are of %s: %s', (kind, description) => expect(signsOf(description)).toContain(kind));

  it.each([
    'You build the service that settles UPI payments and sends OTPs to customers.',
    'Receive cash from customers and deposit the daily takings at the bank. Uniform and training provided free of cost.',
    'We never charge any fee from candidates. If anyone asks you for a deposit or registration charges in our name, report it to us.',
    'Bring Aadhaar, PAN and bank passbook copy on the day of joining.',
    'No experience is needed. The pay is 4.4 to 7.49 lakh a year, all of it in writing. Bring your salary slips on the day you join.',
    'Koi registration fee nahi. Fixed salary 18000 plus incentive.',
    'Manage flats, collect rent and security deposit from tenants, refund the deposit when they leave.',
  ])('are not in %s', (description) => expect(signsOf(description)).toEqual([]));

  it.each([
    ['free-address', 'mailto:koyalhiring2026@gmail.com'],
    ['free-address', 'https://koyal-hiring.wixsite.com/apply'],
    ['free-address', 'https://koyal-hiring.blogspot.com/p/apply.html'],
    ['off-platform', 'https://wa.me/919800000000'],
    ['off-platform', 'https://bit.ly/3koyal'],
  ] as const)('are of %s where one applies at %s', (kind, applyUrl) => expect(signsOf('Filing and typing.', { applyUrl })).toEqual([kind]));

  it('are a plain demand among honest words, and not what those words are about', () => {
    const honest = 'You collect rent and security deposit from tenants, and send OTPs to customers. We never charge any fee from candidates.';
    expect(signsOf(honest)).toEqual([]);
    expect(signsOf(`${honest} Registration charge of 950 rupees to be paid before the interview.`)).toEqual(['fee']);
  });

  it('do not take what one earns for a fee, whatever else a text has', () =>
    expect(signsOf('Direct joining, no interview, limited seats, message HR on WhatsApp today. The pay is 4.4 to 7.49 lakh a year.')).toEqual([
      'off-platform',
    ]));

  it('are pay far above the market, and not that of a senior', () => {
    expect(signsOf('Filing.', { payFrom: 1_000_000, marketMedian: 250_000 })).toEqual(['pay-above-market']);
    expect(signsOf('Filing.', { payFrom: 600_000, payTo: 900_000, marketMedian: 250_000 })).toEqual([]);
  });

  it('come in one order, each once, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ maxLength: 60 }), (description, applyUrl) => {
        const signs = signsOf(description, { applyUrl });
        expect(signs).toEqual(jobScamKinds.filter((kind) => signs.includes(kind)));
      }),
    );
  });
});
