export const words = {
  press: 'Copy your text',
  done: 'Copied.',
  failed: 'The browser does not allow copying. Select the text and copy it yourself.',
};

export type CopyWords = typeof words;
