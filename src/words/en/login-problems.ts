export const words = {
  title: 'You are not logged in yet',
  over: 'This login took too long, or you began another one in this browser in the meantime.',
  tooOften: 'Too many people tried to log in from this network. Please try again in a few minutes.',
  notHere: 'You cannot log in this way here. Please choose another way.',
  later: 'Logging in did not work just now. Please try again in a minute.',
  again: 'Log in again',
};
