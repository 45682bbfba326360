import { signedInBy } from './signed-in-by.ts';
import { mostRecoveryCodes } from '#core/login/recovery-code.ts';
import { inWords } from '../figures/numbers.ts';
import { grouped } from '#core/figures/counts.ts';
import type { Device } from '#core/sessions/device.ts';
import type { SessionWords } from '../../en/sessions/words.ts';

const browsers: Record<Device['browser'], string> = {
  Chrome: 'Chrome',
  Edge: 'Edge',
  Firefox: 'Firefox',
  Opera: 'Opera',
  Safari: 'Safari',
  'Samsung Internet': 'Samsung Internet',
  other: 'कोई ब्राउज़र',
};

const systems: Record<Device['system'], string> = {
  Android: 'Android',
  iOS: 'iPhone या iPad',
  Linux: 'Linux',
  macOS: 'Mac',
  Windows: 'Windows',
  other: 'कोई और सिस्टम',
};

export const words: SessionWords = {
  title: 'डिवाइस और पासकी',
  description: 'आप कहाँ-कहाँ लॉग इन हैं, और कैसे लॉग इन करते हैं।',
  heading: 'डिवाइस और पासकी',
  lead: 'आप कहाँ-कहाँ लॉग इन हैं, और कैसे लॉग इन करते हैं। यह सिर्फ़ आपको दिखता है।',
  guest: 'आप यहाँ लॉग इन नहीं हैं।',
  guestBecause: 'अपने डिवाइस देखने के लिए लॉग इन करें।',
  logIn: 'लॉग इन करें',
  sessions: 'आप कहाँ लॉग इन हैं',
  device: ({ browser, system }) => `${systems[system]} पर ${browsers[browser]}`,
  here: 'यही डिवाइस',
  source: signedInBy,
  usedMonthsAgo: (months) => (months === 0 ? 'इसी महीने इस्तेमाल हुआ' : months === 1 ? 'पिछले महीने इस्तेमाल हुआ' : `${grouped(months)} महीने पहले इस्तेमाल हुआ`),
  end: 'लॉग आउट',
  endThere: (device) => `वहाँ लॉग आउट करें: ${device}`,
  endOthers: 'बाकी सब जगह लॉग आउट करें',
  endOthersSure: 'इस डिवाइस को छोड़कर बाकी सब पर फिर लॉग इन करना होगा।',
  ended: 'दूसरा डिवाइस लॉग आउट हो गया।',
  othersEnded: 'बाकी सब जगह लॉग आउट हो गया।',
  endFailed: 'यह नहीं हो पाया, या जवाब नहीं आया। बेफ़िक्र होकर फिर कोशिश करें।',
  noOthers: 'आप और कहीं लॉग इन नहीं हैं।',
  cancel: 'रद्द करें',
  passkeys: 'पासकी',
  passkeysLead: 'फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉग इन करें, Google वग़ैरह के बिना।',
  noPasskeys: 'अभी आपकी कोई पासकी नहीं है।',
  synced: 'आपके दूसरे डिवाइस पर भी',
  onlyHere: 'सिर्फ़ एक डिवाइस पर',
  madeMonthsAgo: (months) => (months === 0 ? 'इसी महीने बनी' : months === 1 ? 'पिछले महीने बनी' : `${grouped(months)} महीने पहले बनी`),
  neverUsed: 'कभी इस्तेमाल नहीं हुई',
  addPasskey: 'पासकी जोड़ें',
  adding: 'अपने डिवाइस पर मंज़ूर करें',
  added: 'पासकी तैयार है।',
  removePasskey: 'हटाएँ',
  removeThis: (device) => `${device} की पासकी हटाएँ`,
  removed: 'पासकी हट गई।',
  unsupported: 'इस ब्राउज़र में पासकी नहीं चलती।',
  hasItAlready: 'इस डिवाइस पर आपकी पासकी पहले से है।',
  givenUp: 'पासकी नहीं बनी। फिर कोशिश कर सकते हैं।',
  codes: 'रिकवरी कोड',
  codesLead: 'उस दिन के लिए जब लॉग इन करने का कोई और तरीका न बचे। हर कोड से एक बार लॉग इन होता है। बनाए हुए नाम की चाबी इससे नहीं लौटती।',
  codesLeft: (left) => (left === 0 ? 'आपके पास कोई कोड नहीं है।' : `${left} कोड ${left === 1 ? 'बचा है' : 'बचे हैं'}।`),
  makeCodes: `${inWords(mostRecoveryCodes)} कोड बनाएँ`,
  makeNewCodes: `${inWords(mostRecoveryCodes)} नए कोड बनाएँ`,
  codesFailed: 'यह नहीं हो पाया, या जवाब नहीं आया। शायद पुराने कोड अब नहीं चलेंगे। नए कोड फिर बनाएँ।',
  codesShown: 'ये कोड सिर्फ़ अभी दिखेंगे। पुराने कोड अब नहीं चलेंगे।',
  copy: 'कॉपी करें',
  copied: 'कोड कॉपी हो गए।',
  download: 'डाउनलोड करें',
  fileName: 'recovery-codes',
  putAway: 'मैंने इन्हें सेव कर लिया',
  again: 'यह पक्का करने के लिए कि आप ही हैं, फिर से लॉग इन करें।',
  logInAgain: 'फिर से लॉग इन करें',
};
