import { jobFeedColumns, neededColumns } from '#core/jobs/csv-job-feed.ts';
import type { words as english } from '../../en/company-desk/feed.ts';
import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

const hourSaid = (hour: number): string => `${hour}:00`;
const unitNames = { line: 'लाइन', item: 'नौकरी' };

const reasons: Readonly<Record<string, string>> = {
  'it is missing': 'नहीं लिखा है',
  'it is not the address of a page that anyone can open': 'यह ऐसा पेज नहीं जो कोई भी खोल सके',
  'it is not in India': 'यह भारत में नहीं है',
  'it is in the future': 'यह दिन अभी आया नहीं है',
  'it is another company': 'यह दूसरी कंपनी है',
  'it was taken down because it broke a rule': 'यह नियम टूटने पर हटाई गई थी',
};

const becauseSaid = (because: string): string =>
  reasons[because] ?? because.replace(/^a job may not ask people for money: /, 'कोई नौकरी लोगों से पैसे नहीं माँग सकती: ');

export const words: typeof english = {
  heading: 'फ़ीड से नौकरियाँ',
  lead: 'हम आपकी नौकरियाँ दिन में एक बार पढ़ते हैं, जो हट गईं उन्हें बंद करते हैं, और हर लाइन का हाल बताते हैं।',
  kinds: 'JSON-LD (JobPosting), Greenhouse, Lever या CSV. कौन सी है, यह हम ख़ुद पहचानते हैं।',
  off: 'अभी कोई फ़ीड नहीं पढ़ी जाती।',
  url: 'फ़ीड का पता',
  urlHint: 'https:// से शुरू हो, और आपकी कंपनी के अपने डोमेन पर हो, या Greenhouse या Lever पर।',
  unfit: 'https:// से शुरू होने वाला पता दें।',
  hour: 'कितने बजे से पढ़ें',
  hourOf: hourSaid,
  daily: (url, hour) => `${url}, हर दिन ${hourSaid(hour)} से।`,
  through: (taken, readings) =>
    taken === readings ? `पिछले 7 दिनों में हर बार (${readings}) पढ़ी जा सकी।` : `पिछले 7 दिनों में ${readings} में से ${taken} बार पढ़ी जा सकी।`,
  try: 'बिना छापे जाँचें',
  start: 'हर दिन पढ़ें',
  started: 'अब यह फ़ीड हर दिन पढ़ी जाएगी।',
  change: 'फ़ीड बदलें',
  notNow: 'अभी नहीं',
  stop: 'फ़ीड रोकें',
  stopTitle: 'फ़ीड रोकें?',
  stopMeans: 'यह आगे नहीं पढ़ी जाएगी, और इससे आई नौकरियाँ बंद हो जाएँगी।',
  stopped: 'फ़ीड रोक दी गई।',

  fileHeading: 'फ़ाइल से नौकरियाँ',
  fileLead: `CSV फ़ाइल, जिसमें कम से कम ${neededColumns.join(', ')} हों। ये भी हो सकते हैं: ${jobFeedColumns.filter((column) => column !== 'company').join(', ')}।`,
  upload: 'ये नौकरियाँ छापें',
  uploadMeans: 'आपकी पिछली फ़ाइल की जो नौकरियाँ इसमें नहीं हैं, वे बंद हो जाएँगी।',

  tried: 'अगर अभी छापें',
  readOn: (isToday, date, time) => (isToday ? `आज ${time} बजे पढ़ी` : `${daySaid(monthNames, date)} को ${time} बजे पढ़ी`),
  live: (_count, lines, unit) => `दिख रही हैं, कुल ${lines} ${unit === 'line' ? 'लाइनों' : 'नौकरियों'} में से`,
  fresh: 'नई या बदली हुई',
  closed: (titles, count) => (count === 0 ? 'बंद' : `बंद, आपकी फ़ीड में नहीं रहीं: ${titles.join(', ')}${count > titles.length ? ', …' : ''}`),
  refused: 'नहीं ली गईं',
  unpaid: (places, count, unit) =>
    `दिख रही हैं, पर वेतन नहीं बताया: ${unit === 'line' ? 'लाइन' : 'नौकरी'} ${places.join(', ')}${count > places.length ? ', …' : ''}`,
  place: (unit, at, title) => `${unitNames[unit]} ${at}${title === '' ? '' : `, ${title}`}`,
  reason: (field, because) => (field === 'line' || field === 'item' ? becauseSaid(because) : `${field}: ${becauseSaid(because)}`),
  keptOpen: (count) => `${count} खुली नौकरियाँ अब इसमें नहीं हैं। इतनी एक साथ हटें, यह मानना मुश्किल है, इसलिए कोई बंद नहीं की गई।`,
  troubles: {
    foreign: 'यह पता, या जहाँ यह ले जाता है, न आपकी कंपनी के डोमेन पर है, न ऐसे जॉब बोर्ड पर जिसे हम जानते हैं। कुछ नहीं बदला।',
    unreachable: 'ऐसा कोई जवाब नहीं मिला जिसे हम पढ़ सकें। सब नौकरियाँ पहले जैसी हैं।',
    'no-feed': 'यह उन क़िस्मों में से नहीं जो हम पढ़ सकते हैं। सब नौकरियाँ पहले जैसी हैं।',
    columns: `इसके कॉलम हमारे जाने हुए नहीं हैं। पहली लाइन में कम से कम ${neededColumns.join(', ')} हों। सब नौकरियाँ पहले जैसी हैं।`,
    'cut-off': 'यह पूरी होने से पहले टूट जाती है। सब नौकरियाँ पहले जैसी हैं।',
    'too-many': 'एक कंपनी के लिए इसमें बहुत ज़्यादा नौकरियाँ हैं। सब नौकरियाँ पहले जैसी हैं।',
    empty: 'इसमें कोई नौकरी नहीं है। यह मानना मुश्किल है, इसलिए सब पहले जैसी हैं। बंद करनी हों तो फ़ीड रोकें।',
  },
  problems: {
    foreign: 'हम सिर्फ़ आपकी कंपनी के अपने डोमेन, या Greenhouse या Lever के पते पढ़ते हैं।',
    out: 'आप यहाँ फ़ीड नहीं बदल सकते।',
    busy: 'अभी बहुत कुछ पढ़ा जा रहा है। एक मिनट रुककर फिर कोशिश करें।',
    failed: 'यह नहीं हो पाया। फिर कोशिश करें।',
  },
};
