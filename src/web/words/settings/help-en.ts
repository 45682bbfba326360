import { highestRating } from '#core/settings/feedback.ts';
import { inWords } from '../figures/numbers-en.ts';
import { grouped } from '#core/figures/counts.ts';

/** Sentences of getting help. */
export const words = {
  title: 'Need help',
  description: 'How to get help, and what we can and cannot do because we do not know who you are.',
  lead: 'Most things you can do yourself, at once. For the rest, here is what we can do and what we cannot.',
  yourself: 'What you can do at once',
  ways: {
    lost: { title: 'You cannot get in any more', text: 'A recovery code lets you in once, without the provider you used.', to: 'How you get in' },
    elsewhere: { title: 'You left yourself signed in somewhere', text: 'Sign out there from here. It takes effect at the next press.', to: 'Your devices' },
    wrong: { title: 'Something in your profile is wrong', text: 'Change it yourself. It holds at once.', to: 'Your profile' },
    leave: { title: 'You want to leave', text: 'Let the account rest, or delete it and take a receipt with you.', to: 'Manage account' },
    kept: { title: 'You want to know what we keep', text: 'The page is made from the database itself.', to: 'What we keep' },
    rules: { title: 'You want to know the rules', text: 'What may be written, the terms, your rights, and where to complain.', to: 'Terms and policies' },
    complaint: { title: 'Something here harms you', text: 'The grievance officer has to answer in time. You need no account for it.', to: 'Send a grievance' },
  },
  can: 'What we can do',
  canDo: [
    'Look into a page, a number or a company that seems wrong.',
    'Take down what breaks the rules, whoever wrote it.',
    'Mend what does not work. Write what you pressed and what you saw.',
  ],
  cannot: 'What we cannot do, because we do not know who you are',
  cannotDo: [
    // Promise F-16
    'Find your account by your name, mail or phone. We have none of them.',
    'Let you in when every way in is lost. Make recovery codes while you are in.',
    // Promise F-16, F-17
    'Show anybody who wrote something: no page says it. What whoever runs this installation could still work out is said beside your made-up name.',
    'Answer you in person. What you write here carries no address to answer to.',
  ],
  feedback: {
    title: 'Tell us',
    lead: 'What you write reaches whoever runs this installation. You have one note with us: sending again takes the place of the one before.',
    // Promise F-15
    noName:
      'It stands under a key made from your account. Only whoever holds the secret key of this installation could find out whose it is. Leave names and numbers out all the same.',
    rating: 'How does it work for you?',
    ratings: ['Not at all', 'Badly', 'So so', 'Well', 'Very well'],
    text: 'In your words',
    hint: (most: number) => `${grouped(most)} letters at most`,
    send: 'Send',
    change: 'Change the note',
    sending: 'Sending',
    sent: 'Your note has arrived.',
    noRating: `Choose one of the ${inWords(highestRating)}.`,
    tooLong: (most: number) => `Keep it to ${grouped(most)} letters.`,
    failed: 'Your note could not be sent. It stays here; try again.',
    offline: 'No connection. Your note stays here; send it once the connection is back.',
    limited: 'That was often. Wait a few minutes; your note stays here.',
    guest: 'To leave a note you need an account. Each account has one note.',
  },
};

export type HelpWords = typeof words;
