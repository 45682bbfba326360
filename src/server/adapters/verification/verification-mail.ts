import type { Language } from '#core/device/preferences.ts';
import { codeMinutes } from '#core/verification/mail-code.ts';
import type { Mail } from '#core/mail/mails.ts';

interface MailWords {
  readonly subject: string;
  readonly code: (code: string) => string;
  readonly taken: string;
  readonly ignore: string;
}

/** Subjects and texts of verification mails. They name neither this product nor a company, a member or a page, for an employer may read them, and keeps the subjects in a log (S-109). */
const mailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    subject: 'Your code',
    code: (code) => `Your code is ${code}. It works once, for ${codeMinutes} minutes. Tell it to nobody: type it only where you asked for it.`,
    taken: 'This address has already confirmed someone this year, so there is no code. It can be used again from January.',
    ignore: 'If you did not ask for it, you do not have to do anything. This address is not stored.',
  },
  hi: {
    subject: 'आपका कोड',
    code: (code) => `आपका कोड ${code} है। यह ${codeMinutes} मिनट तक, सिर्फ़ एक बार चलेगा। इसे किसी को न बताएँ: वहीं लिखें जहाँ आपने इसे माँगा।`,
    taken: 'इस पते से इस साल पहले ही एक पुष्टि हो चुकी है, इसलिए कोई कोड नहीं है। जनवरी से यह पता फिर काम आएगा।',
    ignore: 'अगर आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं। यह पता हमारे पास नहीं रखा जाता।',
  },
};

const mailWith = (to: string, language: Language, line: string): Mail => {
  const { subject, ignore } = mailWords[language];
  return { to, subject, text: `${line}\n\n${ignore}\n` };
};

export const codeMail = (to: string, code: string, language: Language): Mail => mailWith(to, language, mailWords[language].code(code));

export const takenMail = (to: string, language: Language): Mail => mailWith(to, language, mailWords[language].taken);
