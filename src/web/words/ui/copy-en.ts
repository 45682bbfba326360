/** Sentences about copying what was typed. */
export const words = {
  press: 'Copy your words',
  done: 'Copied.',
  failed: 'The browser lets nothing be copied. Select the text and copy it by hand.',
};

export type CopyWords = typeof words;
