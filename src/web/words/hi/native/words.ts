import type { NativeWords } from '../../en/native/words.ts';

export const words: NativeWords = {
  push: {
    label: 'सूचनाओं के बारे में एक सवाल',
    title: 'जवाबों की सूचना पाएँ?',
    text: 'आपके लिए कुछ नया हो तो ऐप बता सकता है। इसके लिए आपके फ़ोन की सेटिंग खुलेगी।',
    allow: 'सेटिंग खोलें',
    later: 'अभी नहीं',
    close: 'बंद करें, फिर न पूछें',
  },
  rate: {
    label: 'ऐप के बारे में एक सवाल',
    title: (name: string) => `${name} पसंद आया?`,
    text: 'स्टोर में आपकी रेटिंग से दूसरों को ऐप ढूँढने में मदद मिलती है।',
    rate: 'ऐप को रेटिंग दें',
    close: 'बंद करें, फिर न पूछें',
  },
};
