import { mostStartupYears, type AwardCategory } from '#core/awards/award-category.ts';
import { isOwnAwardSlug, type AwardSize, type OwnAwardSlug } from '#core/awards/award-slugs.ts';
import { fewestQualified, leastAwardRating, mostWinners } from '#core/awards/award-rule.ts';
import { fewestPeople } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { hindiPlaceNameOf } from '#core/reference-lists/hindi-place-names.ts';
import { whoCounts } from '../figures/counted-people.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import type { AwardWords } from '../../en/awards/words.ts';

type Category = Pick<AwardCategory, 'slug' | 'industry'>;

const day = (date: string): string => daySaid(monthNames, date);

const companies = (count: number): string => `${grouped(count)} ${count === 1 ? 'कंपनी' : 'कंपनियाँ'}`;
/** Form before a postposition. */
const ofCompanies = (count: number): string => `${grouped(count)} ${count === 1 ? 'कंपनी' : 'कंपनियों'}`;
const reviews = (count: number): string => `${grouped(count)} रिव्यू`;

const names: Record<OwnAwardSlug, string> = {
  mega: 'बहुत बड़ी कंपनियाँ',
  large: 'बड़ी कंपनियाँ',
  'mid-sized': 'मझोली कंपनियाँ',
  small: 'छोटी कंपनियाँ',
  'tech-startups': 'टेक स्टार्टअप',
};

const bests: Record<OwnAwardSlug, string> = {
  mega: 'सबसे अच्छी बहुत बड़ी कंपनियाँ',
  large: 'सबसे अच्छी बड़ी कंपनियाँ',
  'mid-sized': 'सबसे अच्छी मझोली कंपनियाँ',
  small: 'सबसे अच्छी छोटी कंपनियाँ',
  'tech-startups': 'सबसे अच्छे टेक स्टार्टअप',
};

const people: Record<AwardSize, string> = {
  mega: '10,000 से ज़्यादा लोग',
  large: '1,001 से 10,000 लोग',
  'mid-sized': '201 से 1,000 लोग',
  small: '200 लोगों तक',
};

const startups = `टेक्नोलॉजी, ज़्यादा से ज़्यादा ${inWords(mostStartupYears)} साल पुरानी, 1,000 लोगों तक`;

const industryOf = ({ slug, industry }: Category): string => (industry === null ? slug : (hindiPlaceNameOf(industry) ?? industry));

const nameOf = (category: Category): string => (isOwnAwardSlug(category.slug) ? names[category.slug] : industryOf(category));

const bestOf = (category: Category): string =>
  isOwnAwardSlug(category.slug)
    ? `काम करने के लिए भारत ${category.slug === 'tech-startups' ? 'के' : 'की'} ${bests[category.slug]}`
    : `${industryOf(category)} में काम करने के लिए भारत की सबसे अच्छी कंपनियाँ`;

export const words: AwardWords = {
  heading: (year) => `कर्मचारियों की पसंद के पुरस्कार ${year}`,
  title: (year) => `कर्मचारियों की पसंद के पुरस्कार ${year}: भारत में काम करने के लिए सबसे अच्छी कंपनियाँ`,
  description: (year) => `${year} में भारत की सबसे अच्छी रेटिंग वाली कंपनियाँ, आकार और क्षेत्र के हिसाब से: कर्मचारियों के रिव्यू से, खुले नियम से, जिसे कोई भी जाँच सकता है।`,
  crumb: 'पुरस्कार',
  counted: (companiesCount, reviewsCount, cutOff) => `${ofCompanies(companiesCount)} के ${reviews(reviewsCount)}, ${day(cutOff)} तक के।`,
  open: (cutOff) => `यह साल अभी खुला है। ${day(cutOff)} तक के रिव्यू गिने जाते हैं।`,
  openBecause: 'उस दिन के बाद इस साइट को चलाने वाले इसे बंद करते हैं। तब विजेता यहाँ आ जाते हैं, और फिर कुछ नहीं बदलता।',
  toCheck: 'कंपनी जाँचें',
  editions: 'साल',
  kinds: { size: 'आकार के हिसाब से', startups: 'स्टार्टअप', industry: 'क्षेत्र के हिसाब से' },
  nameOf,
  about: ({ slug }) => (isOwnAwardSlug(slug) ? (slug === 'tech-startups' ? startups : `भारत में ${people[slug]}`) : undefined),
  seeAll: (count) => `सभी ${grouped(count)} स्थान देखें`,
  toList: 'सूची पर जाएँ',
  none: 'किसी सूची में विजेता नहीं हैं।',
  noneBecause: `सूची के लिए कम से कम ${inWords(fewestQualified)} कंपनियाँ शर्तें पूरी करें।`,
  missing: 'ये पुरस्कार नहीं मिले।',
  missingBecause: 'यह लिंक पुराना या ग़लत हो सकता है, या वह साल अभी खुला है।',

  list: {
    heading: (category, year) => `${bestOf(category)}, ${year}`,
    description: (category, year) => `${bestOf(category)}, ${year}: हर कंपनी की रेटिंग, वह कितने रिव्यू से बनी है, और सूची ख़ुद दोबारा गिनने का तरीक़ा।`,
    lead: (qualified, of, cutOff) =>
      `${ofCompanies(of)} में से ${grouped(qualified)} शर्तें पूरी करती हैं, ${day(cutOff)} तक के रिव्यू से।${qualified > mostWinners ? ` सबसे अच्छी ${mostWinners} को स्थान मिला है।` : ''}`,
    none: 'इस सूची में विजेता नहीं हैं।',
    places: 'स्थान',
    place: 'स्थान',
    reviews: (count) => `दो साल में ${reviews(count)}`,
    rating: 'रेटिंग उस दिन की है। आज की रेटिंग कंपनी के पेज पर है।',
    years: 'यही सूची दूसरे सालों में',
  },

  how: {
    heading: 'विजेता कैसे तय होते हैं',
    steps: [
      'कंपनी को अपने आकार के हिसाब से काफ़ी रिव्यू चाहिए, और रेटिंग अच्छी होनी चाहिए।',
      'रेटिंग उसी तरीक़े से बनती है जैसे कंपनी के पेज पर, गिनने के आख़िरी दिन तक के रिव्यू से।',
      'जिन हफ़्तों में रिव्यू की अचानक बाढ़ आई, वे छोड़ दिए जाते हैं।',
      'सबसे अच्छी रेटिंग पहले आती है। बराबरी पर ज़्यादा रिव्यू वाली पहले।',
      'पैसे देकर जगह नहीं मिलती, और विजेता कोई चुनता नहीं।',
    ],
    closedOn: (date) => `${day(date)} को बंद हुआ। उस दिन सब कंपनियों के आँकड़े फ़्रीज़ कर दिए गए।`,
    digest: 'फ़्रीज़ किए आँकड़ों का हैश (SHA-256)',
    digestBecause: 'खुले डेटा में यही आँकड़े हैं। एक भी बदले तो हैश बदल जाएगा।',
  },

  recount: {
    heading: 'ख़ुद जाँचें',
    lead: 'आपका ब्राउज़र इस सूची की हर कंपनी के फ़्रीज़ किए आँकड़े लाता है, उसी नियम से विजेता निकालता है और मिलाता है।',
    press: 'मेरे ब्राउज़र में दोबारा गिनें',
    goOn: 'आगे गिनें',
    counting: (read, of) => `${ofCompanies(of)} में से ${grouped(read)} आ गईं`,
    same: (count) => `${companies(count)} दोबारा गिनी गईं: सूची वही है।`,
    differs: (count) => `${companies(count)} दोबारा गिनी गईं: सूची अलग निकली। कृपया हमें बताएँ।`,
    stopped: (read) => `${ofCompanies(read)} के बाद रुक गया। वहीं से आगे गिनने के लिए दबाएँ।`,
    failed: 'गिनती पूरी नहीं हुई।',
  },

  rules: {
    heading: (year) => `योग्यता की शर्तें ${year}`,
    title: (year) => `कर्मचारियों की पसंद के पुरस्कार ${year}: योग्यता की शर्तें`,
    description: (year) => `कर्मचारियों की पसंद के पुरस्कार ${year} में जगह के लिए कंपनी को क्या चाहिए, और किसी भी कंपनी की इन शर्तों से जाँच।`,
    lead: 'काफ़ी रिव्यू और अच्छी रेटिंग हो, तो कंपनी योग्य है। और कुछ नहीं गिना जाता।',
    table: 'आकार के हिसाब से कम से कम रिव्यू',
    size: 'आकार',
    people: 'भारत में लोग',
    fewest: 'कम से कम रिव्यू',
    sizes: { mega: 'बहुत बड़ी', large: 'बड़ी', 'mid-sized': 'मझोली', small: 'छोटी', unknown: 'पता नहीं' },
    peopleOf: people,
    weeks: 'रिव्यू गिनने के हफ़्ते',
    span: (from, to) => `${day(from)} से ${day(to)}`,
    lastDay: 'रेटिंग के लिए आख़िरी दिन',
    day,
    rating: 'कम से कम रेटिंग',
    ratingOf: `5 में से ${(leastAwardRating / 100).toFixed(1)}`,
    left: 'नहीं गिने जाते',
    leftOut: 'वे हफ़्ते जिनमें रिव्यू की अचानक बाढ़ आई',
    list: 'सूची को चाहिए',
    listOf: `${inWords(fewestQualified)} योग्य कंपनियाँ`,
    most: 'सूची में',
    mostOf: `ज़्यादा से ज़्यादा ${mostWinners} स्थान`,
    startups: 'टेक स्टार्टअप',
    startupsOf: startups,
    formula: 'रेटिंग कैसे बनती है',
    formulaText: `${whoCounts} आख़िरी दिन तक के रिव्यू गिने जाते हैं। सबसे नए से 18 महीने पुराना आधा गिना जाता है। एक हफ़्ता ज़्यादा से ज़्यादा दस रिव्यू जितना, या उस कंपनी के चार आम हफ़्तों जितना गिना जाता है। क्षेत्र का औसत दस रिव्यू जितना गिना जाता है, ताकि चार दोस्तों से पाँच स्टार न बनें।`,
  },

  check: {
    heading: 'कंपनी जाँचें',
    label: 'कंपनी',
    placeholder: 'नाम का कोई हिस्सा',
    press: 'जाँचें',
    titleOf: (name, year) => `${name} और कर्मचारियों की पसंद के पुरस्कार ${year}`,
    noScript: 'इस जाँच के लिए JavaScript चाहिए: कंपनी नाम से ढूँढी जाती है। शर्तें उसके बिना भी पढ़ सकते हैं।',
    unknown: 'इस नाम की कोई कंपनी हमें नहीं मिली।',
    missing: 'यह कंपनी नहीं मिली।',
    failed: 'जाँच नहीं हो पाई।',
    qualifies: (name, year) => `${name} ${year} के लिए योग्य है`,
    doesNot: (name, year) => `${name} ${year} के लिए योग्य नहीं है`,
    criterion: 'शर्त',
    asked: 'चाहिए',
    found: 'मिला',
    result: 'नतीजा',
    criteria: { reviews: 'दो साल के रिव्यू', rating: 'रेटिंग' },
    atLeast: (count) => `${count} या ज़्यादा`,
    enough: 'काफ़ी',
    tooFew: 'बहुत कम',
    tooLow: 'कम है',
    noRating: `नहीं: ${inWords(fewestPeople)} से कम रिव्यू गिने गए`,
    today: 'यह साल अभी खुला है: ये आज के आँकड़े हैं।',
    frozen: (date) => `${day(date)} को फ़्रीज़ किए आँकड़े।`,
    places: 'इसके स्थान',
    noPlace: `इसका कोई स्थान नहीं: इसकी सूचियों में ${mostWinners} कंपनियों की रेटिंग बेहतर है, या ${inWords(fewestQualified)} से कम कंपनियाँ योग्य हैं।`,
  },
};
