import type { Language } from '#core/device/preferences.ts';
import type { MailLinkPurpose } from '#core/mail/mail-links.ts';

/** The sentences of one page that a mail leads to: the question with its button, and what is said once it is done or where it cannot be. */
interface LinkWords {
  readonly title: string;
  readonly about: string;
  readonly press: string;
  readonly done: string;
  readonly over: string;
}

/** The sentences of the pages that mails lead to. They are no screens of the product, so their sentences stand beside them. */
interface MailLinkWords extends Readonly<Record<MailLinkPurpose, LinkWords>> {
  readonly later: string;
  readonly settings: string;
}

export const mailLinkWords: Readonly<Record<Language, MailLinkWords>> = {
  en: {
    confirm: {
      title: 'Confirm this address',
      about: 'The email that led you here went to an address that someone gave as theirs. Confirm it if it is yours and you want to get emails.',
      press: 'Yes, this is my address',
      done: 'This address is confirmed.',
      over: 'This link is no longer valid. Give the address again in your settings, and we send a new email.',
    },
    leave: {
      title: 'Stop these emails',
      about: 'Press the button, and you no longer get what the email asked about. Nothing else in your account changes.',
      press: 'Stop sending me these',
      done: 'You will not get these any more. You can turn them on again in your settings.',
      over: 'This link is no longer valid. Log in to change what is sent to you.',
    },
    later: 'That did not work just now. Please try again in a minute.',
    settings: 'To the settings',
  },
  hi: {
    confirm: {
      title: 'इस पते की पुष्टि करें',
      about: 'जिस मेल से आप यहाँ आए, वह ऐसे पते पर भेजी गई है जिसे किसी ने अपना बताया है। अगर यह आपका है और आप मेल पाना चाहते हैं, तो पुष्टि करें।',
      press: 'हाँ, यह मेरा पता है',
      done: 'इस पते की पुष्टि हो गई।',
      over: 'यह लिंक अब नहीं चलेगा। सेटिंग्स में पता फिर से दें, तो नई मेल आएगी।',
    },
    leave: {
      title: 'ये मेल बंद करें',
      about: 'बटन दबाएँ, तो मेल में जिसके बारे में पूछा गया है वह आना बंद हो जाएगा। आपके खाते में और कुछ नहीं बदलेगा।',
      press: 'मुझे ये मेल और न भेजें',
      done: 'अब ये नहीं आएँगी। इन्हें सेटिंग्स में फिर चालू किया जा सकता है।',
      over: 'यह लिंक अब नहीं चलेगा। बदलाव के लिए लॉग इन करें।',
    },
    later: 'अभी यह नहीं हो पाया। एक मिनट बाद फिर कोशिश करें।',
    settings: 'सेटिंग्स पर जाएँ',
  },
};
