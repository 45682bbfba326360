/** Sentences about notifications on this device. */
export const words = {
  label: 'A question about notifications',
  title: 'Hear of an answer when it comes?',
  text: 'This device can tell you when there is something new for you, also while this page is closed. Your browser asks once more.',
  allow: 'Yes, tell me',
  later: 'Not now',
  close: 'Close, and do not ask again',
  isOn: 'This device tells you from now on. Preferences turn it off.',
  failed: 'That did not work. Try again under Preferences.',
  blocked: 'Your browser blocks notifications from here. Its settings for this site allow them again.',
  heading: 'On this device, while nobody looks',
  setting: { label: 'Tell me on this device', text: 'Also while no page is open. It ends here when you sign out.' },
  unsupported: 'This browser shows no notifications from here. On an iPhone or iPad, add this site to the home screen first.',
};

export type PushWords = typeof words;
