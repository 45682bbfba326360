import { highestRating } from '#core/settings/feedback.ts';
import { inWords } from '../figures/numbers.ts';
import { grouped } from '#core/figures/counts.ts';

export const words = {
  title: 'Help',
  description: 'How to get help, and what we can and cannot do because we do not know who you are.',
  lead: 'Most things you can do yourself, at once. For the rest, here is what we can do and what we cannot.',
  yourself: 'What you can do at once',
  ways: {
    lost: { title: 'You cannot log in any more', text: 'You can log in once with each recovery code that you saved.', to: 'How you get in' },
    elsewhere: { title: 'You left yourself logged in somewhere', text: 'Log out the other device from here. It works at once.', to: 'Your devices' },
    wrong: { title: 'Something in your profile is wrong', text: 'Change it yourself. It takes effect at once.', to: 'Your profile' },
    leave: { title: 'You want to leave', text: 'Deactivate the account, or delete it and get a receipt.', to: 'Manage account' },
    kept: { title: 'You want to know what we keep', text: 'One page lists every kind of data we store.', to: 'What we keep' },
    rules: { title: 'You want to know the rules', text: 'What may be written, the terms, your rights, and where to complain.', to: 'Terms and policies' },
    complaint: { title: 'Something here harms you', text: 'The grievance officer has to answer in time. You need no account for it.', to: 'Send a grievance' },
  },
  can: 'What we can do',
  canDo: [
    'Look into a page, a number or a company that seems wrong.',
    'Take down what breaks the rules, no matter who wrote it.',
    'Fix what does not work. Tell us what you pressed and what you saw.',
  ],
  cannot: 'What we cannot do, because we do not know who you are',
  cannotDo: [
    // Promise F-16
    'Find your account by your name, email or phone. We do not have them.',
    'Let you in when you have lost every way to log in. Make recovery codes while you can.',
    // Promise F-16, F-17
    'Show anyone who wrote something: no page says it. What the people who run this site could still find out is explained next to your made-up name.',
    'Reply to you in person. What you write here has no address to reply to.',
  ],
  app: (version: string, build: string) => `You use version ${version} (${build}) of the app.`,
  feedback: {
    title: 'Tell us',
    lead: 'What you write goes to the people who run this site. You have one note: sending again replaces it.',
    // Promise F-15
    noName:
      'It is stored under a code made from your account. Only someone with this site’s secret key could find out whose it is. Still, leave out names and numbers.',
    rating: 'How does it work for you?',
    ratings: ['Not at all', 'Badly', 'So so', 'Well', 'Very well'],
    text: 'In your words',
    hint: (most: number) => `${grouped(most)} characters at most`,
    send: 'Send',
    change: 'Edit the note',
    sending: 'Sending',
    sent: 'Your note has arrived.',
    noRating: `Choose one of the ${inWords(highestRating)}.`,
    tooLong: (most: number) => `Use at most ${grouped(most)} characters.`,
    failed: 'Your note could not be sent. It is still here; try again.',
    offline: 'No connection. Your note is still here; send it when you are back online.',
    limited: 'Too many tries. Wait a few minutes; your note is still here.',
    guest: 'To leave a note you need an account. Each account has one note.',
  },
};

export type HelpWords = typeof words;
