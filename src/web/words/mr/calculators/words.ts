import { compact } from '#core/figures/counts.ts';
import { cities } from './cities.ts';
import { dayNamed } from '../../calculators/named.ts';
import type { CalculatorWords } from '../../en/calculators/words.ts';
import { monthNames } from '../figures/months.ts';
import { digits, rounded, writtenRupees } from '../../figures/rupees.ts';
import type { InPart } from '../../in-part.ts';

const monthOf = (month: string): string => monthNames[Number(month.slice(5, 7)) - 1] ?? month;

export const words: InPart<CalculatorWords> = {
  tabs: 'कॅल्क्युलेटर',
  tab: { takeHome: 'हातात पगार', compareOffers: 'ऑफरची तुलना', hike: 'पगारवाढ', hra: 'एचआरए', gratuity: 'ग्रॅच्युइटी' },
  money: {
    short: (rupees) => `₹${compact(rupees, { thousand: ' हजार', lakh: ' लाख', crore: ' कोटी' })}`,
    spoken: (rupees) => `${rupees < 0 ? 'उणे ' : ''}${digits(rounded(rupees))} रुपये`,
    spokenExact: (rupees) => `${rupees < 0 ? 'उणे ' : ''}${digits(rupees)} रुपये`,
  },
  cities,
  cityGroup: 'शहरे',
  stateGroup: 'राज्ये आणि केंद्रशासित प्रदेश',
  monthNames,
  isPrivate: 'सगळा हिशोब याच डिव्हाइसवर होतो. तुम्ही लिहिलेले काहीही पाठवले जात नाही.',
  isPrivateButCompany: 'सगळा हिशोब याच डिव्हाइसवर होतो. तुम्ही लिहिलेल्यापैकी फक्त कंपनीचे नाव, ती शोधण्यासाठी, पाठवले जाते.',
  seeHow: 'कसे ते पाहा',
  aMonth: 'महिन्याला',
  aYear: 'वर्षाला',
  item: 'बाब',
  amount: 'रक्कम',
  yes: 'हो',
  no: 'नाही',
  lakhs: (label) => `${label}, लाख`,
  thousands: (label) => `${label}, हजार`,
  lakh: (count) => (count < 100 ? `${count} लाख` : `${count / 100} कोटी`),
  thousand: (count) => `${count} हजार`,
  otherAmount: 'लिहिल्याप्रमाणे',
  meant: (rupees) => `हो, माझा अर्थ ${writtenRupees(rupees)}`,
  why: 'नियम',
  rulesUsed: 'वापरलेले नियम',
  since: (date) => `${date} पासून लागू`,
  until: (date) => `${date} पर्यंत`,
  source: (text) => `स्रोत: ${text}`,
  estimateBecause: 'हा अंदाज आहे.',
  estimate: 'अंदाज',
  checkedUpTo: (date) => `नियम ${date} पर्यंत तपासले`,
  inMonths: (from, to) => (from === to ? from : `${from} ते ${to}`),
  noticesLabel: 'माहीत असावे',
  everyStep: 'प्रत्येक पायरी आणि तिचा नियम',
  everyStepLead: 'हिशोबाच्या क्रमाने',
  day: (date) => dayNamed(date, monthNames),
  month: monthOf,
  monthOfYear: (month) => `${monthOf(month)} ${month.slice(0, 4)}`,
  monthYear: (month) => `${monthOf(month)} ${month.slice(0, 4)}`,
  backToOwn: 'माझ्या आकड्यांकडे परत',
  copyLink: 'लिंक कॉपी करा',
  copyText: 'मजकूर कॉपी करा',
  print: 'प्रिंट',
  clear: 'उदाहरणाकडे परत',
  copied: 'कॉपी झाले.',
};
