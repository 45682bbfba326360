/** Sentences about the native app. */
export const words = {
  push: {
    label: 'A question about notifications',
    title: 'Hear of an answer when it comes?',
    text: 'The app can tell you when there is something new for you. The settings of your phone open for that.',
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
