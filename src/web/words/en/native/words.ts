export const words = {
  push: {
    label: 'A question about notifications',
    title: 'Get notified of answers?',
    text: 'The app can notify you when there is something new for you. Your phone’s settings open for that.',
    allow: 'Open the settings',
    later: 'Not now',
    close: 'Close, and do not ask again',
  },
  rate: {
    label: 'A question about the app',
    title: (name: string) => `Do you like ${name}?`,
    text: 'A rating in the store helps others find it.',
    rate: 'Rate the app',
    close: 'Close, and do not ask again',
  },
};

export type NativeWords = typeof words;
