export const words = {
  failures: {
    missing: 'We could not find what you are looking for!',
    'signed-out': 'You must be logged in to do this operation!',
    forbidden: 'You are not authorised to do this operation!',
    broken: 'Something went wrong, please try later. We are working on it!',
    limited: 'You are asking faster than we can answer. Please wait a moment.',
    banned: 'Your account is banned. Read why and until when, and appeal.',
  },
  limitedFor: (minutes: number) => `You are asking faster than we can answer. Try again in ${minutes} minutes.`,
  waiting: {
    failed: 'This could not be loaded.',
    offline: 'No connection. This loads automatically when you are back online.',
    busy: 'The server is starting or busy. We keep trying; this loads automatically.',
    again: 'Try again',
    account: 'We cannot reach your account just now',
    // Promise F-38
    partAway: 'No connection, and this part is not on your device yet. Try again when you are back online.',
    partBroke: 'This part could not be shown. The rest of the page still works.',
  },
};

export type ErrorWords = typeof words;
