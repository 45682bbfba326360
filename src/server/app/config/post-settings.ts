import { anyText, setting, urlWith } from './setting.ts';

/** The settings of posts. */
export const postSettings = {
  examplesDir: setting<string | undefined>({
    name: 'EXAMPLES_DIR',
    about:
      'A folder with your own examples of fine and abusive texts, beside those that come along: .txt files, in each line fine or abusive, a blank, and the text.',
    fallback: undefined,
    takes: 'a folder',
    read: anyText,
  }),
  rephraseUrl: setting<string | undefined>({
    name: 'REPHRASE_URL',
    about: 'Where a language model rephrases drafts (OpenAI-compatible chat completions). Without it rephrasing is not offered.',
    fallback: undefined,
    takes: 'an address such as https://llm.example/v1/chat/completions',
    read: urlWith('http:', 'https:'),
  }),
  rephraseKey: setting<string | undefined>({ name: 'REPHRASE_KEY', about: 'The key that goes with it.', fallback: undefined, takes: 'a key', read: anyText }),
  rephraseModel: setting<string>({ name: 'REPHRASE_MODEL', about: 'Which model it is.', fallback: 'default', takes: 'the name of a model', read: anyText }),
};
