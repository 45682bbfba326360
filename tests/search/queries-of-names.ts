import { typedAs, type QueryGroup, type TypedQuery } from './typed-query.ts';
import { wanted } from './wanted-paths.ts';

const { jobs, pay, either, city, overview, reviews, salaries, interviews, openAt, talk, hr, takeHome, hike, hra, gratuity, offers, calculators, fairly } =
  wanted;

type Row = readonly [typed: string, ...paths: string[]];

const filledIn = (group: QueryGroup, rows: readonly Row[]): readonly TypedQuery[] => typedAs(group, rows).map((query) => ({ ...query, isPathEnough: true }));

export const askedOfFigures = filledIn('calculatorFigures', [
  ['gratuity kitni banegi 7 saal', gratuity],
  ['notice period buyout', ...talk('notice-period'), hr('notice')],
  ['30% hike on 8 lpa', hike],
  ['12 lpa monthly salary', takeHome],
  ['ctc 650000 in hand kitna', takeHome],
  ['in hnad salary calculater', takeHome],
  ['8 lakh package mein haath mein kitna ayega', takeHome],
  ['25k basic 10 yr gratuity', gratuity],
  ['gratuity after 4 yrs 8 months', gratuity, ...talk('gratuity-and-benefits')],
  ['rent 22000 basic 40000 hra exemption mumbai', hra],
  ['hra kitna milega 15000 kiraya', hra],
  ['6 lakh to 9 lakh how much % hike', hike],
  ['salary 45000 increment 12 percent', hike],
  ['20 lpa new regime vs old regime', takeHome, ...talk('tax-and-payslip')],
  ['old regime ya new regime 9.5 lakh', takeHome, ...talk('tax-and-payslip')],
  ['१० लाख सीटीसी इन हैंड', takeHome],
  ['मकान किराया भत्ता कैलकुलेटर', hra],
  ['5 लाख पर 40 प्रतिशत हाइक', hike],
  ['compare two offers 14 lpa and 17 lpa', offers, ...talk('offers-compared')],
  ['offer 18 lakh bangalore vs 15 lakh indore', offers],
  ['1.2 cr ctc in hand', takeHome],
  ['pf deduction on 30000 salary', takeHome],
  ['tax on 1800000 salary', takeHome],
  ['calculater', calculators],
  ['am i paid fairly 6 lpa 3 years', fairly],
  ['current ctc 7.2 expected ctc kitna bolu', hike, hr('salary')],
  ['last drawn 52000 15 years service gratuity amount', gratuity],
]);

/** Company names, misspelt, shortened or as heard. */
export const askedOfNames = typedAs('slip', [
  ['pravah cloudwork', overview('pravaha-cloudworks')],
  ['prvaha cloud', overview('pravaha-cloudworks')],
  ['parvaha cloudworks reviews', reviews('pravaha-cloudworks')],
  ['koyl pay', overview('koyal-pay')],
  ['koel pay salary', salaries('koyal-pay')],
  ['nimbora food', overview('nimbora-foods')],
  ['nimboda foods review', reviews('nimbora-foods')],
  ['neembora', overview('nimbora-foods')],
  ['vayupat logistic', overview('vayupath-logistics')],
  ['vaayupath salary', salaries('vayupath-logistics')],
  ['betva analytics', overview('betwa-analytics')],
  ['betwa analitics interview', interviews('betwa-analytics')],
  ['palas insurance', overview('palash-insurance')],
  ['plaash insurence jobs', openAt('palash-insurance')],
  ['tarangani network', overview('tarangini-networks')],
  ['tarngini networks', overview('tarangini-networks')],
  ['kuraj entreprises', overview('kuraj-enterprises')],
  ['godhuli carier', overview('godhuli-carriers')],
  ['godulli carriers driver salary', '/salaries/godhuli-carriers-salaries/driver', salaries('godhuli-carriers')],
  ['saptarshi info', overview('saptarishi-infotech')],
  ['saptrishi software engineer salry', '/salaries/saptarishi-infotech-salaries/software-engineer', salaries('saptarishi-infotech')],
  ['harial eye hospital', overview('hariyal-eye-hospital')],
  ['rupnarayn roadways review', reviews('rupnarayan-roadways')],
  ['chatak skool', overview('chatak-school')],
  ['titari tiles', overview('titahri-tiles')],
  ['lonar waterworks', overview('lonar-water-works')],
  ['tulsi and daughter pickle', overview('tulsi-and-daughters-slow-pickles-since-1987')],
]);

export const askedInScripts = typedAs('scripts', [
  // Bengali
  ['কলকাতা নার্স বেতন', ...pay('nurse staff-nurse', 'kolkata')],
  ['শিলিগুড়ি চাকরি', ...jobs({ location: 'siliguri' })],
  ['তরঙ্গিনী নেটওয়ার্কস', overview('tarangini-networks')],
  // Gujarati
  ['અમદાવાદ નોકરી', ...jobs({ location: 'ahmedabad' })],
  ['સુરત શિક્ષક પગાર', ...pay('teacher', 'surat')],
  // Gurmukhi
  ['ਲੁਧਿਆਣਾ ਨੌਕਰੀ', ...jobs({ location: 'ludhiana' })],
  ['ਅੰਮ੍ਰਿਤਸਰ ਡਰਾਈਵਰ', ...either('driver', 'amritsar')],
  ['ਚੰਡੀਗੜ੍ਹ ਨਰਸ ਤਨਖਾਹ', ...pay('nurse staff-nurse', 'chandigarh')],
  // Kannada
  ['ಬೆಂಗಳೂರು ಸಾಫ್ಟ್‌ವೇರ್ ಇಂಜಿನಿಯರ್ ಸಂಬಳ', ...pay('software-engineer', 'bengaluru')],
  ['ಮೈಸೂರು ಕೆಲಸ', ...jobs({ location: 'mysuru' })],
  // Malayalam
  ['കൊച്ചി നഴ്സ് ശമ്പളം', ...pay('nurse staff-nurse', 'kochi')],
  ['തിരുവനന്തപുരം ജോലി', ...jobs({ location: 'thiruvananthapuram' })],
  ['കോഴിക്കോട്', ...city('kozhikode')],
  // Odia
  ['ଭୁବନେଶ୍ୱର ଚାକିରି', ...jobs({ location: 'bhubaneswar' })],
  ['ନର୍ସ ଦରମା ଭୁବନେଶ୍ୱର', ...pay('nurse staff-nurse', 'bhubaneswar')],
  // Tamil
  ['சென்னை வேலை', ...jobs({ location: 'chennai' })],
  ['கோயம்புத்தூர் ஆசிரியர் சம்பளம்', ...pay('teacher', 'coimbatore')],
  ['மதுரை நர்ஸ்', ...either('nurse staff-nurse', 'madurai')],
  ['சப்தரிஷி இன்ஃபோடெக்', overview('saptarishi-infotech')],
  // Telugu
  ['హైదరాబాద్ ఉద్యోగాలు', ...jobs({ location: 'hyderabad' })],
  ['విజయవాడ డ్రైవర్ జీతం', ...pay('driver', 'vijayawada')],
  // Devanagari, Hindi and Marathi
  ['निंबोरा फूड्स', overview('nimbora-foods')],
  ['नागपूर नोकरी', ...jobs({ location: 'nagpur' })],
  ['पुणे शिक्षक पगार', ...pay('teacher', 'pune')],
  ['बेतवा एनालिटिक्स', overview('betwa-analytics')],
]);
