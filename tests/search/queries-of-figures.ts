import { screens } from '#core/navigation/screens.ts';
import { fairPayUrl, inHandUrl } from '#core/salaries/pay-urls.ts';
import { payOf } from './answering-paths.ts';
import { typedAs, type TypedQuery } from './typed-query.ts';

/** Calculator with a yearly pay, or as such. */
const inHandOf = (rupees: number): readonly string[] => [inHandUrl(rupees, null), screens.takeHome];

/** Calculators that take a pay from the URL. */
const ofPay = typedAs('calculatorFigures', [
  ['15 lakh in hand', ...inHandOf(1_500_000)],
  ['12 lpa in hand salary', ...inHandOf(1_200_000)],
  ['20 lakh ctc monthly salary', ...inHandOf(2_000_000)],
  ['8.5 lpa take home per month', ...inHandOf(850_000)],
  ['₹18,00,000 ctc in hand', ...inHandOf(1_800_000)],
  ['1.2 cr take home', ...inHandOf(12_000_000)],
  ['50k per month ctc', ...inHandOf(600_000)],
  ['25000 per month in hand', ...inHandOf(300_000)],
  ['in hand salary for 6 lpa', ...inHandOf(600_000)],
  ['10lpa inhand', ...inHandOf(1_000_000)],
  ['1500000 ctc in hand', ...inHandOf(1_500_000)],
  ['इन हैंड सैलरी 10 लाख', ...inHandOf(1_000_000)],
  ['१२ लाख इन हैंड', ...inHandOf(1_200_000)],
  ['7 lakh me haath me kitna', ...inHandOf(700_000)],
  ['14 lpa in hand pune', inHandUrl(1_400_000, { urlName: 'pune', name: 'Pune' }), ...inHandOf(1_400_000)],
  ['tax on 15 lakh salary', ...inHandOf(1_500_000)],
]);

/** Calculators found with any filled-in values. */
const ofForms = typedAs('calculatorFigures', [
  ['hra calculator rent 18000', screens.hra],
  ['hra for rent 25000 basic 50000', screens.hra],
  ['gratuity kitni banegi', screens.gratuity],
  ['gratuity 7 years 50000 basic', screens.gratuity],
  ['gratuity for 10 years service', screens.gratuity],
  ['5 saal ki gratuity', screens.gratuity],
  ['ग्रेच्युटी 10 साल', screens.gratuity],
  ['hike from 8 to 11 lakh', screens.hike],
  ['8 lakh se 11 lakh hike kitna %', screens.hike],
  ['30% hike on 9 lpa', screens.hike],
  ['6 lpa to 9 lpa hike percentage', screens.hike],
  ['40 percent hike on 12 lakh', screens.hike],
  ['compare 12 lpa and 15 lpa offer', screens.compareOffers],
  [
    'is 9 lpa fair for software engineer',
    fairPayUrl({ designation: { urlName: 'software-engineer', name: 'Software Engineer' }, city: null, experience: null }),
    screens.paidFairly,
    payOf('software-engineer'),
  ],
]).map((query): TypedQuery => ({ ...query, isPathEnough: true }));

export const calculatorFigures: readonly TypedQuery[] = [...ofPay, ...ofForms];
