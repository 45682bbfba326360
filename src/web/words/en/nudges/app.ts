export const words = {
  label: 'A suggestion',
  later: 'Not now',
  app: { title: 'There is an app for this', text: 'The same pages, as an app.', go: 'Get the app' },
  install: { title: 'Add this to your home screen', text: 'It opens like an app and takes almost no space.', go: 'Add to home screen' },
};

export type AppNudgeWords = typeof words;
