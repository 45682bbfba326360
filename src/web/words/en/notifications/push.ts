export const words = {
  label: 'A question about notifications',
  title: 'Get notified of answers?',
  text: 'This device can notify you when there is something new for you, even while this page is closed. Your browser will ask once more.',
  allow: 'Yes, notify me',
  later: 'Not now',
  close: 'Close, and do not ask again',
  isOn: 'Notifications are on for this device. You can turn them off in Preferences.',
  failed: 'Your notification settings were not changed. Try again in Preferences.',
  blocked: 'Your browser blocks notifications from this site. You can allow them in the browser’s site settings.',
  heading: 'Push notifications on this device',
  setting: { label: 'Notify me on this device', text: 'Even while no page is open. This ends when you log out.' },
  unsupported: 'This browser cannot show notifications from this site. On an iPhone or iPad, add this site to the home screen first.',
};

export type PushWords = typeof words;
