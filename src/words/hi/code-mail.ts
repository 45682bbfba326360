import { codeMinutes } from '#core/verification/mail-code.ts';
import type { words as english } from '../en/code-mail.ts';

export const words: typeof english = {
  subject: 'आपका कोड',
  code: (code) => `आपका कोड ${code} है। यह ${codeMinutes} मिनट तक, सिर्फ़ एक बार चलेगा। इसे किसी को न बताएँ: वहीं लिखें जहाँ आपने इसे माँगा।`,
  taken: 'इस पते से इस साल पहले ही एक पुष्टि हो चुकी है, इसलिए कोई कोड नहीं है। जनवरी से यह पता फिर काम आएगा।',
  ignore: 'अगर आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं। यह पता हमारे पास नहीं रखा जाता।',
};
