import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { grouped, stepped } from '#core/figures/counts.ts';
import { payRangeText, salaryText, type CurrencyUnits, type RangeWords } from '#core/figures/salary-text.ts';
import type { SearchWords } from '../../en/search/words.ts';
import type { InPart } from '../../in-part.ts';

const units: CurrencyUnits = { lakh: ' लाख', crore: ' कोटी', thousandDollars: '' };

const range: RangeWords = {
  between: (low, high) => `₹${low} ते ${high}`,
  from: (low) => `₹${low} किंवा जास्त`,
  upTo: (high) => `₹${high} पर्यंत`,
  notDisclosed: '',
};

export const words: InPart<SearchWords> = {
  label: 'शोधा',
  placeholder: 'कंपनी, काम, कौशल्य किंवा शहर',
  searchFor: (text) => `“${text}” शोधा`,
  corrected: (meant) => `${meant}: निकाल`,
  asTyped: (typed) => `“${typed}” हेच शोधा`,
  notYet: 'अजून काही नाही',
  without: 'याशिवाय',
  notIn: (city, nearest) => `${city} मध्ये अजून नाही${nearest === null ? '' : `, सर्वात जवळ ${nearest}`}`,
  noPayIn: (city, isShown) => `${city} चा आकडा नाही${isShown ? ', हा संपूर्ण भारताचा आहे' : ''}`,
  answers: 'या पेजवर उत्तर आहे',
  noCompanyNamed: (name) => `“${name}” नावाची कंपनी नाही.`,
  recent: 'अलीकडे शोधलेले',
  kept: 'ही यादी फक्त याच ब्राउझरमध्ये आहे. लॉग आउट केल्यावर ती जाते.',
  trending: 'इथे जास्त शोधलेले',
  remove: (title) => `${title} काढा`,
  byDelete: 'निवडलेला शोध काढण्यासाठी Delete दाबा.',
  clear: 'अलीकडचे शोध काढा',
  failed: 'आत्ता सूचना मिळत नाहीत. तरीही तुम्ही शोधू शकता.',
  pay: ({ median, low, high }) =>
    low === null || high === null ? `₹${salaryText(median, units)}` : payRangeText({ currency: 'INR', from: low, to: high }, range, units),
  ofPeople: (people) => `वर्षाला, ${crowdSaid(people)} लोक`,
  ofFew: 'मोजक्याच कंपन्यांमधून',
  tooFew: 'सगळ्यांसाठी एक आकडा अजून नाही',
  counts: {
    totalReviews: (count) => `${grouped(count)} रिव्ह्यू`,
    totalSalaries: (count) => `${stepped(count)} पगार`,
    totalInterviews: (count) => `${grouped(count)} इंटरव्ह्यू`,
    questionsCount: (count) => `${grouped(count)} प्रश्न`,
    photosCount: (count) => `${grouped(count)} फोटो`,
    jobsLive: (count) => `${grouped(count)} ${count === 1 ? 'नोकरी' : 'नोकऱ्या'}`,
    companiesCount: (count) => `${stepped(count)} ${count === 1 ? 'कंपनी' : 'कंपन्या'}`,
    postsCount: (count) => `${grouped(count)} पोस्ट`,
    followersCount: (count) => `${stepped(count)} फॉलोअर`,
  },
  page: {
    title: 'शोध',
    titleFor: (typed) => `“${typed}”: शोध`,
    description: 'दोन-चार शब्दांत कंपनी, पगार, इंटरव्ह्यूचे प्रश्न, रिव्ह्यू आणि पोस्ट शोधा. वाचायला मोफत, खाते नको.',
    heading: 'शोध',
    headingFor: (typed) => `“${typed}”: निकाल`,
    lead: 'कंपनी, काम, कौशल्य किंवा शहर लिहा. सोबत काय हवे तेही: पगार, रिव्ह्यू, इंटरव्ह्यू, फोटो.',
    inside: {
      company: (name) => `फक्त लोकांनी ${name} बद्दल लिहिलेले.`,
      community: (name) => `फक्त ${name} मधल्या पोस्ट.`,
    },
    everywhere: 'सगळीकडे शोधा',
    kinds: 'निकालांचे प्रकार',
    types: {
      all: 'सगळे',
      companies: 'कंपन्या',
      salaries: 'पगार',
      interviews: 'इंटरव्ह्यू',
      questions: 'प्रश्न',
      reviews: 'रिव्ह्यू',
      posts: 'पोस्ट',
      communities: 'समुदाय',
      colleges: 'कॉलेज',
      skills: 'कौशल्ये',
    },
    allOf: (count) => `सगळे ${count}`,
    nothing: (typed) => `इथे “${typed}” नावाचे काही नाही.`,
    nothingInside: {
      company: (typed, name) => `${name} बद्दल “${typed}” अजून कोणी लिहिलेले नाही.`,
      community: (typed, name) => `${name} मध्ये “${typed}” अजून कोणी लिहिलेले नाही.`,
    },
    nothingBecause: 'स्पेलिंग तपासा, किंवा कमी शब्द वापरून पाहा.',
    noneOfKind: 'या प्रकारचा निकाल नाही.',
    lookThrough: 'किंवा इथे पाहा',
    unlisted: 'कंपनी अजून इथे नाही?',
    write: 'तरीही तिच्याबद्दल लिहा',
    missing: { company: 'ही कंपनी आम्हाला सापडली नाही.', community: 'हा समुदाय आम्हाला सापडला नाही.' },
  },
};
