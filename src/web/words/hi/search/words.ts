import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { grouped, stepped } from '#core/figures/counts.ts';
import { payRangeText, salaryText, type CurrencyUnits, type RangeWords } from '#core/figures/salary-text.ts';
import type { SearchWords } from '../../en/search/words.ts';
import { titleIn } from './titles.ts';

const units: CurrencyUnits = { lakh: ' लाख', crore: ' करोड़', thousandDollars: '' };

const range: RangeWords = {
  between: (low, high) => `₹${low} से ${high}`,
  from: (low) => `₹${low} या ज़्यादा`,
  upTo: (high) => `₹${high} तक`,
  notDisclosed: '',
};

export const words: SearchWords = {
  label: 'खोजें',
  placeholder: 'कंपनी, पद या शहर',
  searchFor: (text) => `“${text}” खोजें`,
  corrected: (meant) => `${meant} के नतीजे`,
  asTyped: (typed) => `“${typed}” ही खोजें`,
  notYet: 'अभी कुछ नहीं',
  without: 'इसके बिना',
  notIn: (city, nearest) => `${city} में अभी नहीं${nearest === null ? '' : `, सबसे पास ${nearest}`}`,
  noPayIn: (city, isShown) => `${city} का आँकड़ा नहीं${isShown ? ', यह पूरे भारत का है' : ''}`,
  answers: 'इन पेजों पर जवाब है',
  noCompanyNamed: (name) => `“${name}” नाम की कोई कंपनी नहीं मिली।`,
  recent: 'हाल में खोजा',
  kept: 'यह सूची सिर्फ़ इसी ब्राउज़र में है। लॉग आउट करने पर हट जाती है।',
  trending: 'यहाँ ज़्यादा खोजा गया',
  remove: (title) => `${title} हटाएँ`,
  byDelete: 'चुनी हुई खोज हटाने के लिए Delete दबाएँ।',
  clear: 'हाल की खोज हटाएँ',
  failed: 'अभी सुझाव नहीं मिल रहे। आप फिर भी खोज सकते हैं।',
  title: titleIn,
  pay: ({ median, low, high }) =>
    low === null || high === null ? `₹${salaryText(median, units)}` : payRangeText({ currency: 'INR', from: low, to: high }, range, units),
  ofPeople: (people) => `सालाना, ${crowdSaid(people)} लोग`,
  ofFew: 'कुछ ही कंपनियों से',
  tooFew: 'अभी सबका एक आँकड़ा नहीं है',
  counts: {
    totalReviews: (count) => `${grouped(count)} रिव्यू`,
    totalSalaries: (count) => `${stepped(count)} सैलरी`,
    totalInterviews: (count) => `${grouped(count)} इंटरव्यू`,
    questionsCount: (count) => `${grouped(count)} सवाल`,
    benefitsCount: (count) => `${crowdSaid(count)} लोग`,
    photosCount: (count) => `${grouped(count)} फ़ोटो`,
    jobsLive: (count) => `${grouped(count)} ${count === 1 ? 'नौकरी' : 'नौकरियाँ'}`,
    companiesCount: (count) => `${stepped(count)} ${count === 1 ? 'कंपनी' : 'कंपनियाँ'}`,
    postsCount: (count) => `${grouped(count)} पोस्ट`,
    followersCount: (count) => `${stepped(count)} फ़ॉलोअर`,
  },
  page: {
    title: 'खोज',
    titleFor: (typed) => `“${typed}”: खोज`,
    description: 'दो-चार शब्दों से कंपनी, सैलरी, इंटरव्यू के सवाल, रिव्यू और पोस्ट खोजें। पढ़ना मुफ़्त, खाता नहीं चाहिए।',
    heading: 'खोज',
    headingFor: (typed) => `“${typed}” के नतीजे`,
    lead: 'कंपनी, पद या शहर लिखें। साथ में वह भी जो जानना है: सैलरी, रिव्यू, इंटरव्यू, फ़ोटो।',
    inside: {
      company: (name) => `सिर्फ़ वह जो लोगों ने ${name} के बारे में लिखा है।`,
      community: (name) => `सिर्फ़ ${name} की पोस्ट।`,
    },
    everywhere: 'हर जगह खोजें',
    kinds: 'किस तरह के नतीजे',
    types: {
      all: 'सब',
      companies: 'कंपनियाँ',
      salaries: 'सैलरी',
      interviews: 'इंटरव्यू',
      questions: 'सवाल',
      reviews: 'रिव्यू',
      posts: 'पोस्ट',
      communities: 'समुदाय',
      colleges: 'कॉलेज',
      skills: 'हुनर',
    },
    allOf: (count) => `सारे ${count}`,
    nothing: (typed) => `यहाँ “${typed}” नाम का कुछ नहीं मिला।`,
    nothingInside: {
      company: (typed, name) => `${name} के बारे में “${typed}” अभी किसी ने नहीं लिखा।`,
      community: (typed, name) => `${name} में “${typed}” अभी किसी ने नहीं लिखा।`,
    },
    nothingBecause: 'स्पेलिंग देख लें, या कम शब्द लिखकर देखें।',
    noneOfKind: 'इस तरह का कोई नतीजा नहीं।',
    lookThrough: 'या यहाँ देखें',
    unlisted: 'कंपनी अभी यहाँ नहीं है?',
    write: 'फिर भी उसके बारे में लिखें',
    missing: { company: 'यह कंपनी हमें नहीं मिली।', community: 'यह समुदाय हमें नहीं मिला।' },
  },
};
