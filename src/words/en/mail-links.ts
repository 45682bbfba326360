/** Pages that mails lead to: a question with its button, then success or failure. */
export const words = {
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
};
