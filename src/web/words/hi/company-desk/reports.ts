import { mostWaitingReports } from '#core/company-desk/desk-report.ts';
import { appealDays } from '#core/moderation/appeal-time.ts';
import type { words as english } from '../../en/company-desk/reports.ts';
import { rulesNamed } from '../moderation/rules.ts';

export const words: typeof english = {
  rulesNamed,
  report: 'शिकायत करें',
  reportNamed: (title) => `शिकायत करें: ${title}`,
  title: 'इस रिव्यू की शिकायत करें',
  lead: 'यह कौन सा नियम तोड़ता है? फ़ैसला मॉडरेटर करता है, जैसे सबके लिए। आपकी शिकायत से कुछ नहीं छिपता और उसका कोई वज़न नहीं। सब पढ़ सकते हैं कि कंपनी ने इतने सितारों वाले रिव्यू की शिकायत की, और उससे क्या हुआ।',
  choose: 'जो सबसे ठीक लगे, वह चुनें।',
  note: 'मॉडरेटर को और कुछ बताना हो तो',
  send: 'शिकायत करें',
  sent: 'शिकायत पहुँच गई। एक मॉडरेटर देखेगा।',
  again: 'दोबारा देखने को कहें',
  againNamed: (title) => `दोबारा देखने को कहें: ${title}`,
  againLead: `दूसरा मॉडरेटर देखेगा। आप एक बार कह सकते हैं, फ़ैसले के ${appealDays} दिन के अंदर। यह भी सबके सामने गिना जाता है।`,
  againNote: 'दूसरा मॉडरेटर क्यों देखे?',
  againSend: 'कहें',
  againSent: 'कह दिया। दूसरा मॉडरेटर देखेगा।',
  notNow: 'अभी नहीं',
  problems: {
    unchosen: 'जो सबसे ठीक लगे, वह चुनें।',
    wordless: 'पहले वजह लिखें।',
    many: `आपकी ${mostWaitingReports} शिकायतें पहले से बाक़ी हैं। कुछ पर फ़ैसला हो जाए, तब और करें। आपकी बात यहीं है।`,
    over: 'यह रिव्यू अब नहीं दिखता, या उस पर फ़ैसला हो चुका है। आपकी बात यहीं है।',
    out: 'आप यहाँ कंपनी के नाम से शिकायत नहीं कर सकते। आपकी बात यहीं है।',
    failed: 'यह नहीं हो पाया। आपकी बात यहीं है। फिर कोशिश करें।',
  },
  reported: 'आपने जिनकी शिकायत की',
  sum: ({ all, removed, stayed, waiting, gone }) => {
    const parts = [
      removed > 0 && `${removed} ने नियम तोड़ा और हटाया गया`,
      stayed > 0 && `${stayed} बने रहे`,
      waiting > 0 && `${waiting} मॉडरेटर के इंतज़ार में`,
      gone > 0 && `${gone} को लेखक ने मिटाया`,
    ].filter((part) => part !== false);
    return `${all} रिव्यू। ${parts.join(', ')}।`;
  },
  none: 'अभी कोई नहीं। जो रिव्यू नियम तोड़े, उसके नीचे से शिकायत कर सकते हैं।',
  public: 'हर शिकायत गिनी जाती है, और सब पढ़ सकते हैं: आपके पेज पर, और यहाँ:',
  ledger: 'क्या हटाया गया',
  each: 'एक-एक करके',
  untitled: (stars) => `${stars} सितारे वाला रिव्यू`,
  said: (rule) => `आपने कहा: ${rule}।`,
  outcomes: {
    waiting: 'मॉडरेटर ने अभी नहीं देखा।',
    removed: 'हटाया गया।',
    kept: 'यह बना रहेगा: मॉडरेटर को कोई नियम टूटा नहीं मिला।',
    restored: 'इसे हटाया गया था, और यह लौट आया: लेखक ने दोबारा देखने को कहा।',
    gone: 'लेखक ने इसे मिटा दिया।',
  },
  secondOutcomes: {
    waiting: 'दूसरे मॉडरेटर ने अभी नहीं देखा।',
    kept: 'यह बना रहेगा: दूसरे मॉडरेटर ने भी यही पाया।',
  },
  rule: (rule) => `नियम: ${rule}।`,
  week: (monday) => `${monday} वाला हफ़्ता`,
};
