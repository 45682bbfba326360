import { wholeMegabytes } from '#core/figures/file-size.ts';
import { largestPictureBytes } from '#core/media/post-pictures.ts';
import { longestCaption, mostPhotosByCompany } from '#core/photos/photo.ts';
import type { DeskPhotoWords } from '../../en/company-desk/photos.ts';

export const words: DeskPhotoWords = {
  heading: 'कंपनी की डाली फ़ोटो',
  lead: `ये फ़ोटो वाले पेज पर “कंपनी ने डाली” और तारीख के साथ दिखती हैं, मेंबर की फ़ोटो से अलग। ज़्यादा से ज़्यादा ${mostPhotosByCompany}।`,
  none: 'कंपनी ने अभी कोई फ़ोटो नहीं डाली।',
  file: 'फ़ोटो',
  fileHint: `JPEG, PNG या WebP, ${wholeMegabytes(largestPictureBytes)} MB तक। कहाँ और किससे ली गई, यह हटा दिया जाता है।`,
  album: 'इसमें क्या है',
  caption: 'इसके बारे में एक लाइन, अगर चाहें',
  add: 'फ़ोटो डालें',
  added: 'डल गई। फ़ोटो वाले पेज पर अब दिख रही है।',
  remove: 'हटाएँ',
  removeNamed: (name) => `हटाएँ: ${name}`,
  removed: 'हटा दी।',
  states: {
    shown: '',
    waiting: 'लोगों ने इसकी शिकायत की है। मॉडरेटर के फ़ैसले तक यह छिपी है।',
    takenDown: 'मॉडरेटर ने हटा दी। वजह सार्वजनिक बही में है।',
  },
  faults: {
    missing: 'पहले फ़ोटो चुनें।',
    large: `यह फ़ाइल बहुत बड़ी है। ${wholeMegabytes(largestPictureBytes)} MB तक की चुनें।`,
    unreadable: 'यह फ़ाइल पढ़ी नहीं जा रही। JPEG, PNG या WebP चुनें।',
    long: `${longestCaption} अक्षर तक लिखें।`,
    takenDown: 'यह फ़ोटो हटाई जा चुकी है, इसलिए दोबारा नहीं आ सकती।',
    full: `यहाँ पहले से ${mostPhotosByCompany} फ़ोटो हैं। पहले एक हटाएँ।`,
    out: 'अब आप यहाँ नहीं आ सकते।',
    failed: 'यह नहीं हो पाया। फिर कोशिश करें।',
  },
  refused: (said) => `यह नहीं छप सकता: “${said}”। न किसी का नाम, न धमकी, न यह सवाल कि किसने लिखा।`,
};
