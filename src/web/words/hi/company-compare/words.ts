import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { grouped } from '#core/figures/counts.ts';
import { fewestContributors, fewestPeople } from '#core/crowds/fewest.ts';
import { mostComparedCompanies } from '#core/company-compare/company-comparison.ts';
import { inWords } from '../figures/numbers.ts';
import { shareSaid } from '../figures/shares.ts';
import type { CompanyCompareWords } from '../../en/company-compare/words.ts';

const listed = (parts: readonly string[]): string => [parts.slice(0, -1).join(', '), parts.at(-1) ?? ''].filter(Boolean).join(' और ');

export const words: CompanyCompareWords = {
  title: 'कंपनियों की तुलना',
  titleOf: (names) => `${names.join(' या ')}: तुलना`,
  description: 'कंपनियाँ साथ-साथ: रेटिंग, सैलरी, इंटरव्यू, नौकरी छोड़ना, पसंद और नापसंद, और कितने लोगों ने कहा। खाता नहीं चाहिए।',
  descriptionOf: (names) => `${listed(names)} साथ-साथ: रेटिंग, सैलरी, इंटरव्यू और नौकरी छोड़ना, और कितने लोगों ने कहा।`,
  heading: 'कंपनियों की तुलना',
  lead: `${inWords(mostComparedCompanies)} कंपनियों तक की तुलना करें। लिंक दोस्त को भेजिए, उसे भी यही कंपनियाँ दिखेंगी।`,
  chosen: 'इस तुलना की कंपनियाँ',
  without: (name) => `${name} हटाएँ`,
  clear: 'नए सिरे से शुरू करें',
  add: 'कंपनी जोड़ें',
  placeholder: 'कंपनी का नाम',
  press: 'जोड़ें',
  unknown: 'इस नाम की कोई कंपनी हमें नहीं मिली। दिखाई गई कंपनियों में से चुनिए।',
  full: `${inWords(mostComparedCompanies)} कंपनियाँ हो गईं। और जोड़नी हो तो पहले एक हटाइए।`,
  most: 'जिन पर सबसे ज़्यादा रिव्यू हैं',
  oneMore: (name) => `अभी सिर्फ़ ${name} है। तुलना के लिए एक और जोड़िए।`,
  empty: 'दो कंपनियाँ चुनिए, वे यहाँ साथ-साथ दिखेंगी।',
  missing: 'इनमें से एक कंपनी हमें नहीं मिली।',
  missingBecause: 'यह लिंक पुराना या ग़लत हो सकता है।',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया।',
  notCopied: 'ब्राउज़र कॉपी नहीं करने देता। ऊपर का लिंक कॉपी कर लें।',
  table: 'कंपनियाँ साथ-साथ',
  what: 'किस बात की तुलना',
  pages: 'आगे पढ़ें',
  toPage: (name) => `${name} के बारे में सब`,

  verdict: {
    everyone: 'सारे पद मिलाकर',
    near: (jobs) => `कोई साफ़ फ़र्क़ नहीं: ${jobs.join('; ')}।`,
    higher: (whose, name, value, others) =>
      `${whose}: ${name} में बीच का आँकड़ा ज़्यादा है, ${value}, जबकि ${listed(others)}। हो सकता है वहाँ लोगों के पद दूसरे हों या अनुभव ज़्यादा।`,
    pay: (name, job, value, others) =>
      `${job}: ${name} में बीच का आँकड़ा ${value}, और ${listed(others)}। इससे यह नहीं कह सकते कि ${name} ज़्यादा देती है: हो सकता है वहाँ लोगों का अनुभव ज़्यादा हो।`,
    payAt: (name, job, experience, value, others) => `${job}, ${experience}: ${name} ज़्यादा देती है, ${value}, जबकि ${listed(others)}।`,
    none: (names) => `सैलरी की तुलना अभी नहीं हो सकती: ${listed(names)} में बहुत कम लोगों ने सैलरी बताई है।`,
    toFigures: 'सैलरी के सारे आँकड़े',
  },

  differences: {
    heading: 'साफ़ फ़र्क़',
    line: (part, numbers) => `${part}: ${numbers.join(', ')}`,
    at: (name, value) => `${name} ${value}`,
    more: (count) => `${grouped(count)} और`,
    number: (value, people) => `${value} (${people})`,
    ratedBy: (count) => `${grouped(count)} लोग`,
    other: (value, name) => `${name} में ${value}`,
    none: 'सैलरी के अलावा अभी इनमें जो फ़र्क़ है, वह इत्तफ़ाक़ हो सकता है।',
    how: 'यहाँ वही फ़र्क़ हैं जो इत्तफ़ाक़ नहीं हो सकते।',
  },

  rating: {
    heading: 'रेटिंग',
    whole: 'कुल मिलाकर',
    few: `${fewestPeople} से कम रिव्यू गिने गए`,
    reviews: (count) => `${grouped(count)} रिव्यू`,
    people: (count) => `${grouped(count)} लोगों ने रेट किया`,
    tooFew: 'बहुत कम लोगों ने रेट किया',
  },
  pay: {
    heading: 'सैलरी',
    none: 'सैलरी की तुलना अभी नहीं हो सकती: वहाँ बहुत कम लोगों ने सैलरी बताई है।',
    everyone: 'सब लोग, सारे पद मिलाकर',
    nearest: 'मिलते-जुलते पद',
    unknown: 'जानकारी काफ़ी नहीं',
    all: 'इस कंपनी के सारे पद',
    allAt: (name) => `${name} की सारी सैलरी`,
    notAdjusted: 'किसी भी अनुभव के लोग',
  },
  interviews: {
    heading: 'इंटरव्यू',
    reported: 'शेयर किए इंटरव्यू',
    stories: (count) => `${grouped(count)} इंटरव्यू`,
    hard: 'कितना मुश्किल',
    days: 'आवेदन से आख़िरी राउंड तक',
    rounds: 'राउंड',
    roundsEach: (mean) => `औसतन ${mean}`,
    feedback: 'जिन्हें बाद में नतीजा बताया गया',
    few: `${fewestContributors} से कम लोगों ने बताया`,
    people: (count) => `${crowdSaid(count)} लोग`,
    exactly: (count) => `${grouped(count)} इंटरव्यू`,
  },
  leaving: { heading: 'नौकरी छोड़ें तो' },
  said: {
    heading: 'लोग क्या कहते हैं',
    liked: 'लोगों को पसंद',
    disliked: 'लोगों को नापसंद',
    given: 'ज़्यादातर को मिलने वाली सुविधाएँ',
    percentOf: (percent, people) => `${crowdSaid(people)} लोगों में से ${shareSaid(percent, people)}`,
    of: (agree, people) => `${grouped(people)} लोगों में से ${grouped(agree)}`,
    none: `किसी बात पर ${fewestPeople} लोग भी सहमत नहीं`,
  },
  facts: {
    heading: 'कंपनी',
    industry: 'क्षेत्र',
    headquarters: 'मुख्य दफ़्तर',
    founded: 'शुरुआत',
    inIndia: 'भारत में लोग',
    worldwide: 'दुनिया भर में',
    places: 'दफ़्तर',
    morePlaces: (count) => `${grouped(count)} और शहर`,
    unknown: 'पता नहीं',
  },
};
