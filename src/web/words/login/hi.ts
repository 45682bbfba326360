import { displayNameInHindi } from '../profile/display-name-hi.ts';
import type { LoginWords } from './en.ts';

const keepsNothing = 'आप जहाँ से लॉग इन करते हैं, वहाँ से हम न नाम लेते हैं, न मेल का पता, न तस्वीर।';

/** Said also where a page is still to come: nothing is promised of what is not there. */
const plain = 'वोट देने, लिखने और फ़ॉलो करने के लिए। पढ़ने के लिए खाता कभी नहीं चाहिए।';

/** Everything that is said in Hindi while somebody logs in. */
export const words: LoginWords = {
  pageTitle: 'लॉग इन',
  pageDescription: (brand) => `${brand} में लॉग इन करें या खाता शुरू करें। पढ़ने के लिए खाता नहीं चाहिए।`,
  contexts: {
    interview: { title: 'अपना इंटरव्यू बताने के लिए लॉग इन करें', subTitle: 'आपसे क्या पूछा गया, यह अगले के काम आएगा। आपका नाम कभी नहीं दिखता।' },
    salary: { title: 'अपनी सैलरी जोड़ने के लिए लॉग इन करें', subTitle: 'इसे आप पोस्ट में बताते हैं, और चुनते हैं कि वह आपके किस नाम से छपे।' },
    review: { title: 'रिव्यू लिखने के लिए लॉग इन करें', subTitle: plain },
    benefits: { title: 'सुविधाएँ जोड़ने के लिए लॉग इन करें', subTitle: 'जो सच में मिला वही बताइए। आपका नाम कभी नहीं दिखता।' },
    question: { title: 'सवाल पूछने के लिए लॉग इन करें', subTitle: 'आप बनाए हुए नाम से पूछते हैं, और जवाब यहीं मिल जाते हैं।' },
    answer: { title: 'जवाब देने के लिए लॉग इन करें', subTitle: 'आप बनाए हुए नाम से जवाब देते हैं। पढ़ने के लिए खाता नहीं चाहिए।' },
    rewards: { title: 'अपने इनाम देखने के लिए लॉग इन करें', subTitle: plain },
    coupons: { title: 'अपने कूपन देखने के लिए लॉग इन करें', subTitle: plain },
    photos: { title: 'फ़ोटो जोड़ने के लिए लॉग इन करें', subTitle: 'रखने से पहले फ़ोटो से जगह और कैमरे की जानकारी हटा दी जाती है।' },
    jobAlert: { title: 'जॉब अलर्ट पाने के लिए लॉग इन करें', subTitle: plain },
    feed: { title: 'अपना फ़ीड बनाने के लिए लॉग इन करें', subTitle: 'जो काम का लगे उसे फ़ॉलो करें। पढ़ा सब कुछ बिना खाते के भी जा सकता है।' },
    applyForJobs: { title: 'नौकरियाँ सहेजने के लिए लॉग इन करें', subTitle: 'ताकि वे फिर मिलें, और आप बता सकें कि क्या नतीजा रहा। आवेदन के लिए खाता नहीं चाहिए।' },
    salaryUnlocks: { title: 'सैलरी फ़ॉलो करने के लिए लॉग इन करें', subTitle: plain },
  },
  plain: { title: 'लॉग इन करें', subTitle: plain },
  writing: { title: 'लिखने के लिए लॉग इन करें', subTitle: 'लौटने तक आपका लिखा इसी डिवाइस पर रहता है। पढ़ने के लिए खाता कभी नहीं चाहिए।' },
  afterSignOut: {
    title: 'आप लॉग आउट हो गए हैं',
    subTitle: 'यहाँ आपका सत्र ख़त्म हो गया। जहाँ थे वहीं से चलने के लिए लॉग इन करें, या बस पढ़ते रहें।',
    kept: 'यहाँ आपका सत्र ख़त्म हो चुका था, इसलिए कुछ पोस्ट नहीं हुआ। आपका लिखा इसी डिवाइस पर रखा है: लॉग इन करें, और वह फिर यहीं होगा।',
  },
  methods: 'लॉग इन करने के तरीक़े',
  providers: { google: 'Google', naukri: 'Naukri', linkedin: 'LinkedIn', microsoft: 'Microsoft' },
  with: {
    google: 'Google से जारी रखें',
    naukri: 'अपने जॉब पोर्टल से जारी रखें',
    linkedin: 'LinkedIn से जारी रखें',
    microsoft: 'Microsoft से जारी रखें',
  },
  passkey: 'पासकी से लॉग इन करें',
  begin: 'नए हैं? पासकी से शुरू करें',
  beginLead: 'यह डिवाइस एक पासकी बनाती है और उसी से खाता शुरू होता है: न नाम, न मेल पता, न कोई और कंपनी। डिवाइस खो जाए तो सिर्फ़ रिकवरी कोड से लौटा जा सकता है।',
  beginGo: 'पासकी से खाता शुरू करें',
  begunTitle: 'आपका खाता बन गया है',
  begun: 'यही पासकी उसमें आने का अकेला रास्ता है। ज़रूरत पड़ने से पहले रिकवरी कोड सँभालकर रख लें।',
  makeCodes: 'रिकवरी कोड बनाएँ',
  goOn: 'जहाँ थे, वहीं लौटें',
  notBegun: 'न पासकी बनी, न खाता। फिर कोशिश कर सकते हैं।',
  passkeyHereAlready: 'यह पासकी नहीं ली जा सकी। खाता पहले से हो, तो इसी पासकी से लॉग इन करें।',
  recovery: 'रिकवरी कोड से लॉग इन करें',
  recoveryCode: 'रिकवरी कोड',
  recoveryHint: 'सँभालकर रखे कोड में से एक, जैसे k3f9-20xz-7m1c-p4wd। हर कोड एक बार चलता है।',
  recoveryGo: 'इस कोड से लॉग इन करें',
  recoveryRefused: 'यह कोड नहीं चला। शायद ग़लत लिखा गया है, या पहले इस्तेमाल हो चुका है।',
  recoveryShort: 'कोड में सोलह अक्षर और अंक होते हैं।',
  noPasskeys: 'यह ब्राउज़र पासकी नहीं जानता। कोई दूसरा तरीक़ा आज़माएँ।',
  passkeyRefused: 'यह पासकी यहाँ नहीं पहचानी गई। कोई दूसरा तरीक़ा आज़माएँ।',
  passkeyGivenUp: 'कोई पासकी नहीं दी गई। फिर कोशिश कर सकते हैं।',
  promises: [keepsNothing, 'आप बनाए हुए नाम से लिखते हैं। नाम आप आगे चुनेंगे।'],
  promisesWithoutName: [keepsNothing, 'आप जो आगे करेंगे वह बिना नाम के दिखेगा।'],
  loadsNothing: 'जब तक आप बटन न दबाएँ, वहाँ से कुछ भी नहीं आता।',
  demo: 'इस कॉपी में Google वग़ैरह सिर्फ़ नक़ल हैं: यहाँ कोई भी कोई भी बन सकता है। आज़माने के लिए ठीक है, राज़ के लिए नहीं।',
  signedInAs: (displayName) => `आप ${displayNameInHindi(displayName)} के नाम से लॉग इन हैं।`,
  signOutFirst: 'पहले लॉग आउट करें',
  keepReading: 'बिना खाते के पढ़ते रहें',
  back: 'वापस',
  dataMap: 'हम क्या रखते हैं, एक ही पेज पर',
  failures: {
    cookies: 'यहाँ कुकी बंद हैं।',
    thirdPartyCookies: 'लगता है आपके ब्राउज़र में थर्ड-पार्टी कुकी बंद हैं। Google से लॉग इन करने के लिए इन्हें चालू कर लें।',
    blocked: (brand) => `आपका ब्राउज़र कुकी रोक रहा है, जो ${brand} में लॉग इन के लिए ज़रूरी हैं। कुकी चालू करके फिर कोशिश करें।`,
    wrong: 'कुछ गड़बड़ हो गई!',
    later: 'थोड़ी देर बाद फिर कोशिश करें।',
    providers: {
      google: 'Google से लॉग इन नहीं हो सका!',
      naukri: 'Naukri से लॉग इन नहीं हो सका!',
      linkedin: 'LinkedIn से लॉग इन नहीं हो सका!',
      microsoft: 'Microsoft से लॉग इन नहीं हो सका!',
    },
  },
};
