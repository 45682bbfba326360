export const words = {
  heading: 'No connection',
  because: 'This page is not on your device. It loads automatically when you are back online.',
  // Promise F-38
  read: 'You can read these now',
  none: 'Pages you read are saved here, from the second one on. None is saved yet.',
  tools: 'These work offline',
};

export type OfflineWords = typeof words;
