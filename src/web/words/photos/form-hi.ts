import { grouped, wholeMegabytes } from '#core/figures/counts.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { longestCaption, mostPhotos } from '#core/photos/photo.ts';
import type { PhotoFormWords } from './form-en.ts';

/** Sentences of the form in which photos are sent, in Hindi. */
export const words: PhotoFormWords = {
  title: 'अपने दफ़्तर की फ़ोटो डालें',
  description: 'दफ़्तर, कैंटीन, टीम: जहाँ आप काम करते हैं, वहाँ कैसा दिखता है। फ़ोटो की अपनी अलग चाबी होती है, और उससे यह पता नहीं चलता कि किस खाते ने भेजी।',
  heading: (company) => (company ? `${company} की आपकी फ़ोटो` : 'अपने दफ़्तर की फ़ोटो डालें'),
  change: (company) => `${company} की अपनी फ़ोटो बदलें`,
  send: 'फ़ोटो भेजें',
  before: (company) => `इस डिवाइस से ${company} की फ़ोटो पहले भेजी जा चुकी हैं।`,
  toBefore: 'उन्हें देखें',
  gone: 'ये फ़ोटो इस डिवाइस पर नहीं हैं।',
  goneBecause: 'फ़ोटो सिर्फ़ वही डिवाइस बदल सकता है जिससे वे भेजी गईं। हो सकता है वे हट भी चुकी हों।',
  couldNotLoad: 'आपकी फ़ोटो लाई नहीं जा सकीं।',

  steps: { company: 'कौन-सी कंपनी?', photos: 'कौन-सी फ़ोटो?', send: 'एक बार और देख लें' },
  choose: 'चुनें',
  album: 'इनमें क्या दिखता है?',
  noAlbum: 'चुनें कि इनमें क्या दिखता है।',
  add: 'फ़ोटो चुनें',
  addHint: `एक बार में ${mostPhotos} तक। JPEG, PNG या WebP।`,
  stripped: 'रखने से पहले हर फ़ोटो से जगह, कैमरा और दिन निकाल दिए जाते हैं। चेहरों और स्क्रीन का ध्यान आपको रखना है।',
  onlyWords: 'फ़ोटो वैसी ही रहेंगी। एक वापस लेनी हो तो सब हटाकर बाक़ी फिर से भेजें।',
  caption: (place) => `फ़ोटो ${place} के नीचे एक लाइन (ज़रूरी नहीं)`,
  captionHint: 'एक छोटी लाइन, जैसे किसी दोस्त को बताते हैं।',
  captionLong: `एक लाइन में ज़्यादा से ज़्यादा ${longestCaption} अक्षर।`,
  preview: (name) => `आपकी फ़ोटो ${name}`,
  drop: (name) => `${name} निकालें`,
  photos: (count) => `${grouped(count)} फ़ोटो`,
  photoProblems: { missing: 'एक फ़ोटो चुनें।', many: `एक बार में ज़्यादा से ज़्यादा ${mostPhotos} फ़ोटो।` },
  refused: {
    'too-large': (name) => `${name} ${wholeMegabytes(largestPictureBytes)} MB से बड़ी है। छोटी भेजें।`,
    'too-many': (name) => `${name} छोड़ दी गई: एक बार में ${mostPhotos} फ़ोटो।`,
    'not-a-picture': (name) => `${name} JPEG, PNG या WebP नहीं है।`,
  },

  readOver: 'सबको यही दिखेगा',
  key: 'फ़ोटो को अपनी अलग चाबी मिलती है, जो इसी डिवाइस पर रहती है। उससे यह पता नहीं चलता कि किस खाते ने भेजी, हम भी नहीं ढूँढ सकते।',
  delay: 'ये तीन दिन के अंदर, किसी भी घड़ी सामने आएँगी। देखने वालों को हफ़्ता दिखता है, दिन कभी नहीं।',
  people: 'जो इनमें दिखते हैं, उन्हें पता होना चाहिए। कोई एतराज़ करे तो मॉडरेटर इन्हें हटा देता है।',
  changeable: 'उस चाबी से सिर्फ़ इसी डिवाइस से आप लाइनें बदल सकते हैं, फ़ोटो हटा सकते हैं और मॉडरेटर को जवाब दे सकते हैं। साइट का डेटा मिटाने से चाबी चली जाती है।',
  few: (count) => `एक खाता तीन महीने में ${grouped(count)} योगदान भेज सकता है; साथ भेजी फ़ोटो एक गिनी जाती हैं।`,
};
