/** Sentences of the page that stands in for one that is not on the device, in English. The type of every other language is the type of this one. */
export const words = {
  heading: 'No connection',
  because: 'This page is not on your device. It comes by itself once the connection is back.',
  // Promise F-38
  read: 'You can read these again now',
  none: 'Pages that you read are kept here from the second one on. None is kept yet.',
  tools: 'These work without a connection',
};

export type OfflineWords = typeof words;
