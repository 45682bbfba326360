import type { words as english } from '../en/desk-mail.ts';

export const words: typeof english = {
  opens: 'इससे आपकी कंपनी की डेस्क खुलती है।',
  ignore: 'अगर आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं। यह पता सिर्फ़ कंपनी के लॉग-इन के लिए रखा जाता है और कभी दिखाया नहीं जाता।',
  askedSubject: 'कोई आपकी कंपनी डेस्क से जुड़ना चाहता है',
  asked: (company, asker, url) => `${asker} ने यह पता साबित किया है और ${company} की ओर से काम करना चाहते हैं। अपनी डेस्क पर उन्हें आने दें या नहीं: ${url}`,
  invitedSubject: 'आपको कंपनी डेस्क पर आने दिया गया है',
  invited: (company, url) => `एक साथी ने आपको ${company} की डेस्क पर आने दिया है। इसी पते से शुरू करें: ${url}`,
};
