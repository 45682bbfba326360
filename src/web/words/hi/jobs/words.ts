import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { fewestContributors } from '#core/crowds/fewest.ts';
import { grouped } from '#core/figures/counts.ts';
import { payRangeText, salaryText } from '#core/figures/salary-text.ts';
import { longDays, manyReposts, newDays, saidOpenDays, staleDays, unconfirmedDays } from '#core/jobs/job-freshness.ts';
import type { Compensation, RealPay } from '#core/jobs/job.ts';
import { mostCountedJobs } from '#core/jobs/jobs.ts';
import { grievanceDeadlines } from '#core/operator/grievance-deadlines.ts';
import type { ExperienceBand } from '#core/salaries/salary.ts';
import { showFound } from '../figures/counts.ts';
import { daySaid } from '../../figures/date.ts';
import { joinedWords } from '../../figures/joined-words.ts';
import { monthNames } from '../figures/months.ts';
import { inWords } from '../figures/numbers.ts';
import { experienceBandsSaid, spokenPay, spokenRange, writtenPay, writtenRange } from '../figures/pay.ts';
import { writtenRupees } from '../../figures/rupees.ts';
import { shareSaid } from '../figures/shares.ts';
import type { JobWords } from '../../en/jobs/words.ts';

const range = ({ minCtc, maxCtc, currency }: Compensation): string => payRangeText({ currency, from: minCtc, to: maxCtc }, writtenRange, writtenPay);

const rangeHeard = ({ minCtc, maxCtc, currency }: Compensation): string => payRangeText({ currency, from: minCtc, to: maxCtc }, spokenRange, spokenPay);

const amount = (rupees: number): string => salaryText(rupees, writtenPay);

function peopleWith(experience: ExperienceBand | null): string {
  if (experience === null) return 'हर अनुभव के लोग';
  return experience === '0-1' ? 'फ़्रेशर' : `${experienceBandsSaid[experience]} अनुभव वाले लोग`;
}

function earners(of: RealPay['of'], experience: ExperienceBand | null, city: string | null): string {
  const where = of === 'company' ? 'यहाँ' : 'किसी भी कंपनी में';
  return `${peopleWith(experience)}, ${where}, ${city ?? 'सारे शहर'}।`;
}

const day = (date: string): string => daySaid(monthNames, date);

const years = (count: number): string => `${grouped(count)} साल`;

export const words: JobWords = {
  title: 'भारत में नौकरियाँ, और वे सच में कितना देती हैं',
  description: 'भारत में खुली नौकरियाँ, साथ में लोगों की बताई असली सैलरी, हाथ में कितना आता है, और हर नौकरी कितनी नई है। पढ़ना मुफ़्त, बिना खाते के।',
  heading: 'नौकरियाँ',
  lead: 'विज्ञापन क्या कहता है, और उसके साथ लोग क्या बताते हैं कि काम सच में कितना देता है।',
  titleAt: (company) => `${company} में नौकरियाँ`,
  descriptionAt: (company) => `${company} में खुली नौकरियाँ, साथ में वहाँ के लोगों की बताई असली सैलरी, और हर नौकरी कितनी नई है।`,
  titleOf: (job) => `${job} की नौकरियाँ`,
  descriptionOf: (job) => `भारत में ${job} की खुली नौकरियाँ, साथ में लोगों की बताई असली सैलरी, और हर नौकरी कितनी नई है।`,
  titleFor: (skill) => `${skill} की नौकरियाँ`,
  descriptionFor: (skill) => `भारत में ${skill} माँगने वाली खुली नौकरियाँ, साथ में लोगों की बताई असली सैलरी, और हर नौकरी कितनी नई है।`,
  tabsOf: 'इस पद के पेज',
  tabsFor: 'इस हुनर के पेज',
  missing: 'यह पेज नहीं मिला।',
  missingTitle: 'ऐसा कोई पद हमारे यहाँ नहीं है।',
  missingSkill: 'ऐसा कोई हुनर हमारे यहाँ नहीं है।',
  missingBecause: 'यह लिंक पुराना या ग़लत हो सकता है।',
  toAll: 'सारी नौकरियाँ',

  list: 'खुली नौकरियाँ',
  count: (jobs) => (jobs >= mostCountedJobs ? `${grouped(mostCountedJobs)}+ नौकरियाँ` : `${grouped(jobs)} ${jobs === 1 ? 'नौकरी' : 'नौकरियाँ'}`),
  more: 'और नौकरियाँ दिखाएँ',
  end: 'बस इतनी ही हैं।',
  fromTheStart: 'पहले पेज पर लौटें',
  noneFound: 'इन सब फ़िल्टर पर कोई नौकरी नहीं मिली।',
  noneFoundBecause: 'कम फ़िल्टर रखेंगे तो ज़्यादा मिलेंगी।',
  startOver: 'नए सिरे से शुरू करें',
  none: 'यहाँ अभी कोई नौकरी नहीं है।',
  noneBecause: 'कंपनियाँ अपनी साइट से यहाँ नौकरियाँ डालती हैं।',
  noneAt: 'अभी यहाँ कोई नौकरी खुली नहीं है।',
  noneAtBecause: 'इस कंपनी के रिव्यू, सैलरी और इंटरव्यू पढ़ सकते हैं।',
  bySkill: 'हुनर के हिसाब से नौकरियाँ',

  filters: {
    label: 'नौकरी खोजें',
    heading: (chosen) => (chosen === 0 ? 'फ़िल्टर' : `फ़िल्टर (${chosen})`),
    apply: 'नौकरियाँ दिखाएँ',
    show: (found) => showFound(found, 'नौकरी', 'नौकरियाँ'),
    find: 'खोजें',
    k: 'पद, हुनर या कंपनी',
    kPlaceholder: 'जैसे SQL',
    designation: 'पद के नाम में शब्द',
    designationPlaceholder: 'जैसे senior',
    job_profile: 'पद',
    company_name: 'कंपनी',
    location: 'शहर',
    experience: 'आपका अनुभव',
    ctc: 'विज्ञापन में सालाना सैलरी',
    workplace: 'काम की जगह',
    employment: 'नौकरी का प्रकार',
    freshness: 'पहली बार दिखी',
    industry: 'काम का क्षेत्र',
    any: 'कोई भी',
    counted: 'हर गिनती बताती है कि उस विकल्प और आपके बाकी फ़िल्टरों से कितनी नौकरियाँ मिलती हैं।',
    countedAmong: (jobs) => `${grouped(jobs)} से ज़्यादा नौकरियाँ हैं। यहाँ की गिनतियाँ सबसे नई ${grouped(jobs)} की हैं।`,
    unknown: (filter, value) => `${filter}: “${value}” हमें नहीं पता, इसलिए उससे यहाँ कुछ नहीं छँटता।`,
    years: (count) => (count === 0 ? 'फ़्रेशर' : years(count)),
    lastDays: (days) => (days === 1 ? 'कल से' : `पिछले ${days} दिन`),
    ctcs: {
      '0-3': '₹3 लाख तक',
      '3-6': '₹3 से 6 लाख',
      '6-10': '₹6 से 10 लाख',
      '10-15': '₹10 से 15 लाख',
      '15-25': '₹15 से 25 लाख',
      '25-50': '₹25 से 50 लाख',
      '50-100': '₹50 लाख से 1 करोड़',
      '100+': '₹1 करोड़ या ज़्यादा',
    },
    sort: 'क्रम',
    sorts: { newest: 'सबसे नई', pay: 'विज्ञापन में सबसे ज़्यादा सैलरी', rating: 'सबसे अच्छी रेटिंग वाली कंपनी' },
    chosen: 'चुने हुए फ़िल्टर',
    without: (filter) => `${filter} हटाएँ`,
    wordsChosen: (typed) => `“${typed}”`,
    titleChosen: (typed) => `पद में “${typed}”`,
  },

  workplaces: { office: 'दफ़्तर में', hybrid: 'हाइब्रिड', remote: 'घर से' },
  employments: { fulltime: 'फ़ुल टाइम', parttime: 'पार्ट टाइम', contractual: 'कॉन्ट्रैक्ट', intern: 'इंटर्नशिप', freelancer: 'फ़्रीलांस' },
  experience: (from, to) => {
    if (to === null) return from === null || from === 0 ? undefined : `${years(from)} या ज़्यादा`;
    if (to === 0) return 'फ़्रेशर';
    return from === null || from === 0 ? `${years(to)} तक` : from === to ? years(to) : `${from} से ${years(to)}`;
  },
  cities: (names) => joinedWords(names, ' और ', ', और '),
  moreCities: (names, others) => `${names.join(', ')} और ${others} ${others === 1 ? 'दूसरा' : 'दूसरे'} शहर`,

  pay: {
    verdicts: {
      above: 'विज्ञापन में ज़्यादातर लोगों से ज़्यादा है',
      near: 'विज्ञापन वही कहता है जो लोग पाते हैं',
      below: 'ज़्यादातर लोग विज्ञापन से ज़्यादा पाते हैं',
      unstated: 'विज्ञापन में सैलरी नहीं। लोग इतना पाते हैं',
      unknown: 'लोग कितना पाते हैं, अभी पता नहीं',
      unlike: 'हर अनुभव के लोगों की सैलरी, सिर्फ़ अंदाज़े के लिए',
      foreign: 'विज्ञापन दूसरी मुद्रा में है',
    },
    adSays: 'विज्ञापन में',
    peopleGet: 'लोग पाते हैं',
    got: ({ low, high, median }) => (low !== null && high !== null ? range({ minCtc: low, maxCtc: high, currency: 'INR' }) : `क़रीब ${amount(median)}`),
    median: (said) => `बीच का आँकड़ा ${said}`,
    earners,
    amount,
    amountHeard: (rupees) => salaryText(rupees, spokenPay),
    range,
    rangeHeard,
    people: (people) => `${crowdSaid(people)} लोग`,
    ofFew: 'कुछ ही कंपनियों से',
    inHand: (rupees) => `≈ ${writtenRupees(rupees)} महीने में हाथ में`,
    tooFew: 'बहुत कम लोगों ने सैलरी बताई है',
    behind: 'इसके पीछे के आँकड़े',
    marketNote: 'इस कंपनी में इस पद के बहुत कम लोगों ने सैलरी बताई। यह किसी भी कंपनी में इस पद के लोगों की बताई सैलरी है।',
    inHandNote: 'हाथ की सैलरी हम बीच की सैलरी से निकालते हैं, आज के टैक्स क़ानून और नई व्यवस्था से।',
    heading: 'कितना मिलता है',
  },

  freshness: {
    heading: 'यह नौकरी कितनी नई है',
    labels: { new: 'नई', confirmed: 'अब भी सूची में', 'open-long': 'बहुत दिनों से सूची में', reposted: 'फिर से डाली गई', stale: 'पुराना विज्ञापन' },
    firstSeen: (date) => `पहली बार ${day(date)} को दिखी।`,
    seen: (date) => `पहली बार ${day(date)} को दिखी`,
    stillListed: (date) => `${day(date)} को भी सूची में थी`,
    lastListed: (date) => `आख़िरी बार ${day(date)} को सूची में थी`,
    saidOpenBy: (date) => `कंपनी ने ${day(date)} को कहा कि खुली है`,
    lastConfirmed: (date) => `सूची में आख़िरी बार ${day(date)} को थी।`,
    reposts: (count) => (count === 0 ? 'इसे कभी हटाकर दोबारा नहीं डाला गया।' : `इसे ${grouped(count)} बार हटाकर दोबारा डाला गया।`),
    saidOpen: (date) => `कंपनी ने ${day(date)} को कहा कि यह खुली है।`,
    byCompany: (date) => (date === null ? 'कंपनी की ओर से' : `कंपनी की ओर से, ${day(date)}`),
    byCompanyNote: 'कंपनी ने इसे यहाँ ख़ुद डाला है।',
    closesOn: (date) => `कंपनी इसे ${day(date)} के बाद बंद करेगी।`,
    closed: 'बंद',
    closedNote: 'यह नौकरी बंद हो चुकी है। इसे अब भी पढ़ सकते हैं।',
    what: 'इन शब्दों का क्या मतलब है?',
    meanings: {
      new: `यह नौकरी हमें पिछले ${inWords(newDays)} दिनों में पहली बार दिखी।`,
      confirmed: `पिछले ${unconfirmedDays} दिनों में कंपनी की अपनी साइट पर थी, या पिछले ${saidOpenDays} दिनों में कंपनी ने कहा कि खुली है।`,
      'open-long': `${longDays} दिन से ज़्यादा समय से सूची में है।`,
      reposted: 'एक से ज़्यादा बार हटाकर दोबारा डाली गई।',
      stale: `${staleDays} दिन या ज़्यादा से सूची में है, या ${unconfirmedDays} दिन से कंपनी की साइट पर नहीं दिखी। या ${inWords(manyReposts)} या ज़्यादा बार दोबारा डाली गई, और किसी ने नहीं बताया कि आवेदन का क्या हुआ।`,
    },
    noBlame: 'ये शब्द बताते हैं कि हमने कंपनी की साइट पर क्या देखा, यह नहीं कि क्यों। नौकरी की जाँच हमने नहीं की है।',
  },

  hiring: {
    heading: 'यहाँ भर्ती कैसे होती है',
    days: (days, people) =>
      `आवेदन से इंटरव्यू के आख़िरी राउंड तक आम तौर पर ${days === 0 ? 'एक दिन से भी कम' : `${grouped(days)} दिन`} लगते हैं (${crowdSaid(people)} लोगों के बीच का आँकड़ा)।`,
    honoured: (revoked, people) => `${shareSaid(100 - revoked, people)} ऑफ़र कंपनी ने निभाए (कुल ${crowdSaid(people)} ऑफ़र)।`,
    moved: (percent, people) => `${shareSaid(percent, people)} ऑफ़र में जॉइनिंग की तारीख़ बदली गई (कुल ${crowdSaid(people)} ऑफ़र)।`,
    ofTitle: (job) => `इस कंपनी में ${job} के इंटरव्यू के आधार पर।`,
    ofCompany: 'इस कंपनी के सारे इंटरव्यू के आधार पर।',
    tooFew: 'बहुत कम लोगों ने बताया है कि इस कंपनी में इंटरव्यू कैसे होते हैं।',
    all: (company) => `${company} के इंटरव्यू`,
  },

  outcomes: {
    heading: (company) => `${company} में आवेदनों का क्या हुआ`,
    names: { silent: 'कोई जवाब नहीं', rejected: 'मना कर दिया', offered: 'ऑफ़र मिला' },
    people: (people) => `${crowdSaid(people)} लोग`,
    share: (percent) => `${percent}%`,
    ofAll: 'इस कंपनी की सारी नौकरियों के',
    tooFew: `${inWords(fewestContributors)} लोग बता दें कि उनके आवेदन का क्या हुआ, तब हम आँकड़े दिखाते हैं।`,
  },

  scam: {
    none: 'ठगी का कोई संकेत नहीं मिला। हमने कंपनी को फ़ोन नहीं किया और नौकरी की जाँच नहीं की।',
    heading: 'इस नौकरी में ठगी के संकेत हैं',
    advice: 'पैसे न दें। काग़ज़ या कोड न भेजें। पैसे कंपनी आपको देती है, आप कंपनी को नहीं।',
    usesName: 'इस कंपनी का नाम लेता है:',
    aboveUsual: (pay, usual, experience, city) =>
      `${pay} का वादा करता है। इस काम में आम तौर पर ${usual} मिलता है (${peopleWith(experience)}, ${city ?? 'सारे शहर'})।`,
    paid: 'पैसे दे चुके हैं? कॉल करें',
    helpline: 'राष्ट्रीय साइबर अपराध हेल्पलाइन, मुफ़्त। फिर अपने बैंक को बताएँ।',
    signs: {
      fee: 'पैसे माँगता है। कंपनी नौकरी के लिए पैसे नहीं लेती।',
      deposit: 'जमा रक़म माँगता है। कंपनी नौकरी के लिए कुछ जमा नहीं कराती।',
      'payment-id': 'पैसे डालने के लिए UPI आईडी या खाता देता है। पैसे कंपनी आपको देती है, आप कंपनी को नहीं।',
      'free-address': 'आवेदन कंपनी के अपने पते पर नहीं, ऐसे मुफ़्त मेल पते या वेब पेज पर माँगता है जो कोई भी बना सकता है।',
      'off-platform': 'बात चैट ऐप पर ले जाना चाहता है। असली कंपनी की अपनी साइट या दफ़्तर होता है।',
      secret: 'OTP या कार्ड नंबर जैसी गुप्त बात माँगता है। किसी कंपनी को इसकी ज़रूरत नहीं।',
      'pay-above-market': 'विज्ञापन की सैलरी इस काम की आम सैलरी से बहुत ज़्यादा है।',
      other: 'इसके शब्द वैसे हैं जैसे नौकरी की ठगी में होते हैं।',
    },
  },

  report: {
    open: 'इस नौकरी की शिकायत करें',
    heading: 'इस नौकरी में कुछ ग़लत है?',
    lead: 'जगह भर चुकी, इंटरव्यू में सैलरी कुछ और बताई, पैसे माँगे? हमें बताएँ। कोई खाता दर्ज नहीं होता, और कंपनी को पता नहीं चलता।',
    choose: 'क्या हुआ?',
    faults: {
      money: 'पैसे माँगे: फ़ीस, जमा रक़म, लैपटॉप, ट्रेनिंग',
      secret: 'काग़ज़ या कोड माँगा: आधार, पैन, OTP, बैंक में लॉग इन का कोड',
      other: 'कुछ और ग़लत है: जगह भर चुकी, नक़ल, इस कंपनी की नहीं',
    },
    note: 'क्या हुआ, अपने शब्दों में (लिखना ज़रूरी नहीं)',
    read: `शिकायत अधिकारी इसे पढ़ते हैं और ${grievanceDeadlines.decidedDays} दिन में जवाब देना ज़रूरी है।`,
    send: 'शिकायत भेजें',
    cancel: 'रद्द करें',
    done: 'शुक्रिया। आपकी शिकायत मिल गई।',
    number: 'इसका नंबर',
    answer: 'इस नंबर से जवाब पढ़ सकते हैं। इसे लिख लें: कोई इसे आपके लिए ढूँढ नहीं सकता।',
    lookUp: 'जवाब पढ़ें',
    offline: 'कनेक्शन नहीं है। आपकी शिकायत यहीं है; कनेक्शन आने पर भेजें।',
    limited: 'बहुत बार कोशिश हुई। कुछ मिनट रुकें; आपकी शिकायत यहीं है।',
    failed: 'शिकायत नहीं भेजी जा सकी। वह यहीं है; फिर कोशिश करें।',
  },

  removal: {
    open: 'यह नौकरी हटाएँ',
    title: (job) => `“${job}” हटाएँ?`,
    means: 'यह हर सूची और पेज से हट जाएगी। कोई फ़ीड या कंपनी डेस्क इसे वापस नहीं ला सकती।',
    done: 'नौकरी हटा दी गई।',
    cancel: 'रद्द करें',
    failed: 'यह नहीं हो पाया। फिर कोशिश करें।',
  },

  one: {
    about: 'कंपनी इस नौकरी के बारे में क्या कहती है',
    noDescription: 'कंपनी ने और कुछ नहीं बताया है।',
    skills: 'हुनर',
    similar: 'ऐसी और नौकरियाँ',
    allAt: (company) => `${company} की सारी नौकरियाँ`,
    allOf: (job) => `${job} की सारी नौकरियाँ`,
    at: (title, company) => `${title}, ${company}`,
    describedAs: (title, company) => `${title}, ${company}: सच में कितना मिलता है, नौकरी कितनी नई है, और भर्ती कैसे होती है।`,
    closedTitle: (title) => `बंद: ${title}`,
    missing: 'यह नौकरी यहाँ नहीं है।',
    missingBecause: 'यह लिंक पुराना या ग़लत हो सकता है। बंद नौकरियाँ कुछ समय तक पढ़ी जा सकती हैं।',
    toAll: 'सारी नौकरियाँ',
  },

  apply: {
    button: 'आवेदन करें',
    where: (site) => `आवेदन ${site} पर होता है।`,
    whereByMail: (site) => `आवेदन ईमेल से होता है, ${site} के पते पर।`,
    heading: 'कंपनी की साइट पर आवेदन करें',
    headingByMail: 'ईमेल से आवेदन करें',
    leaving: (site, brand) => `आप ${site} पर जा रहे हैं, जो कंपनी की अपनी साइट है। ${brand} पर दर्ज नहीं होता कि आपने आवेदन किया।`,
    leavingByMail: (site, brand) => `आप कंपनी को ${site} के पते पर ईमेल से आवेदन करते हैं। ${brand} पर दर्ज नहीं होता कि आपने आवेदन किया।`,
    go: (site) => `${site} पर आगे बढ़ें`,
    mail: (address) => `${address} पर लिखें`,
    newTab: '(नए टैब में खुलता है)',
    save: 'यह नौकरी सेव करने के लिए लॉग इन करें',
    saveReason: 'आवेदन के लिए खाता नहीं चाहिए। लॉग इन सिर्फ़ नौकरी सेव करने के लिए है: फिर वह आपके हर डिवाइस पर मिलती है।',
    closed: 'यह नौकरी बंद हो गई है। अब आवेदन नहीं हो सकता।',
    signs: 'हमें अभी इस नौकरी में ठगी के निशान मिले हैं। आवेदन से पहले उन्हें देखने के लिए पेज फिर से खोलें।',
    offline: 'कनेक्शन नहीं है। यह नौकरी यहीं रहेगी; कनेक्शन आने पर फिर कोशिश करें।',
    failed: 'यह नहीं हो पाया। फिर कोशिश करें।',
    again: 'फिर कोशिश करें',
    asking: 'कंपनी की साइट खुल रही है',
    askingByMail: 'ईमेल का पता लाया जा रहा है',
    anyway: 'मुझे फिर भी आवेदन करना है',
    goOn: {
      money: 'ये पैसे माँगते हैं। आगे बढ़ें?',
      secret: 'ये ऐसे कोड या काग़ज़ माँगते हैं जो किसी कंपनी को नहीं चाहिए। आगे बढ़ें?',
      other: 'इस नौकरी में ठगी के संकेत हैं। आगे बढ़ें?',
    },
    unknownMail: (site) => `ईमेल ${site} के पते पर जाता है। हो सकता है वह कंपनी का न हो।`,
    unknownSite: (site) => `लिंक ${site} पर ले जाता है। हो सकता है वह कंपनी की न हो।`,
    goAnyway: (site) => `हाँ, ${site} खोलें`,
  },
};
