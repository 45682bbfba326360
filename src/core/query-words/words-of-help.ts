export const wordsOfHelp = {
  delete:
    'delete deleted deleting remove removing erase deactivate close band बंद hatau hatao hatane hatana hataye hataun hatayen hata mita mitau mitana mitaye mitane हटाएँ हटाएं हटाऊँ हटाऊं हटाना हटाये हटाने हटा मिटाएँ मिटाएं मिटाऊँ मिटाऊं मिटाना मिटाने मिटा डिलीट हटवाना हटवा hatwa hatwana hatwao',
  change: 'edit editing change update correct badlu badle badalna badal badlun sudhar sudharu बदलूँ बदलूं बदलें बदलना बदल एडिट सुधार सुधारूँ',
  account: 'account accounts id profile khata akaunt acount खाता अकाउंट अकाउन्ट आईडी प्रोफाइल',
  written:
    'review reviews post posts comment comments photo photos contribution contributions salary interview rating likha likhi likhe wrote written रिव्यू समीक्षा पोस्ट लिखा लिखी सैलरी इंटरव्यू',
  texts:
    'review reviews post posts comment comments photo photos content likh likhna likhne लिख लिखना लिखने fake false wrong abusive abuse jhootha jhutha jhoothi farzi nakli रिव्यू समीक्षा पोस्ट फर्जी झूठा झूठी नकली गलत',
  own: 'my mine i me own mera meri mere apna apni apne maine mujhe मेरा मेरी मेरे अपना अपनी अपने मैंने मुझे',
  employer: 'company companies employer employers boss manager hr office kampani kampni कंपनी कम्पनी बॉस मैनेजर ऑफिस दफ्तर',
  anonymous: 'anonymous anonymously anonymity gumnam gumnaam identity pehchan pehchaan secret गुमनाम पहचान',
  who: 'who anyone someone koi कोई kaun kon kisko kisi kise कौन किसको किसी',
  see: 'see sees know knows find finds trace traced track identify visible dikh dikhega dikhta dekh dekhega pata jaan jaanega pakad पता जान देख दिखेगा दिखता पकड़',
  me: 'my me i name identity mera meri mere naam maine likha wrote review मेरा मेरी मेरे नाम मैंने लिखा',
  complain: 'complain complaint complaints complaining report reporting flag shikayat shikayate शिकायत रिपोर्ट',
  officer: 'grievance grievances nodal शिकायत शिकायतें',
  lost: 'lost stolen forgot forgotten missing kho khoya bhool bhul gum chori खो खोया भूल गुम चोरी',
  device: 'phone mobile device password passkey login फोन मोबाइल पासवर्ड डिवाइस लॉगिन',
  need: 'need needed necessary required compulsory mandatory without bina zaruri jaruri zaroori बिना जरूरी',
  signIn: 'account login signup register registration khata खाता लॉगिन अकाउंट',
  read: 'read reading see view padhne padhna पढ़ने पढ़ना देखने',
  rules: 'rules rule guidelines guideline policy niyam नियम',
  data: 'data information info jankari personal डेटा जानकारी',
  keep: 'collect keep store save sell share track rakhte bechte रखते बेचते',
  money: 'free paid money earn earns ads advertisement advertisements vigyapan paisa paise kamate kamai मुफ्त विज्ञापन पैसा कमाते',
  site: 'website site app platform portal daftar वेबसाइट साइट ऐप',
  contact: 'contact helpline sampark संपर्क हेल्पलाइन',
  mistake: 'mistake bug error galti problem गलती',
} as const;

export type HelpWords = keyof typeof wordsOfHelp;

/** Matches questions by one word of each group, and those with more groups come first. */
export const helpAsked = {
  leaving: [['delete', 'account']],
  changing: [
    ['delete', 'written'],
    ['change', 'own', 'written'],
  ],
  removal: [
    ['employer', 'delete', 'texts'],
    ['complain', 'texts'],
  ],
  'found-out': [['anonymous'], ['who', 'see', 'me'], ['employer', 'see', 'me']],
  lost: [['lost', 'device']],
  reading: [['need', 'signIn', 'read']],
  known: [['data', 'keep']],
  money: [['money', 'site']],
  mistake: [['mistake', 'site']],
  grievances: [['complain', 'texts'], ['officer']],
  communityGuidelines: [['rules', 'texts']],
  contact: [['contact']],
} as const satisfies Readonly<Record<string, readonly (readonly HelpWords[])[]>>;

export const wordsBesideHelp =
  'it they karu karun karoon krna sakta sakti officer officers number email mail address us form team chalega chalegi jayega happen अधिकारी नंबर कहाँ कहां करें करूँ करूं करना कर';

export const wordsOfHindi =
  'kaise kese kaisa mera meri mere maine mujhe apna apni apne kya kaun kon hai hain karu karun kare karna ko ka ki ke chalega hatau hatao hatana hataye mitau mitana shikayat khata kahan';
