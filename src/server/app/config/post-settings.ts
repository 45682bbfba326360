import { anyText, setting, urlWith } from './setting.ts';

export const postSettings = {
  examplesDir: setting<string | undefined>({
    name: 'EXAMPLES_DIR',
    about:
      'A folder with your own examples of fine and abusive texts, besides the built-in ones: .txt files, on each line fine or abusive, a space, and the text.',
    fallback: undefined,
    takes: 'a folder',
    read: anyText,
  }),
  rephraseUrl: setting<string | undefined>({
    name: 'REPHRASE_URL',
    about: 'Where a language model rephrases drafts (OpenAI-compatible chat completions). Without it they are tidied by rules, without AI.',
    fallback: undefined,
    takes: 'an address such as https://llm.example/v1/chat/completions',
    isSecret: true,
    read: urlWith('http:', 'https:'),
  }),
  rephraseKey: setting<string | undefined>({
    name: 'REPHRASE_KEY',
    about: 'The key that goes with it.',
    fallback: undefined,
    takes: 'a key',
    isSecret: true,
    read: anyText,
  }),
  rephraseModel: setting<string>({ name: 'REPHRASE_MODEL', about: 'Which model it is.', fallback: 'default', takes: 'the name of a model', read: anyText }),
};

type PostSettings = { readonly [Key in keyof typeof postSettings]: (typeof postSettings)[Key]['fallback'] };

/** Refuses a model key without its URL, which would silently leave rephrasing to rules. */
export const rephraseComplaints = ({ rephraseUrl, rephraseKey }: Pick<PostSettings, 'rephraseUrl' | 'rephraseKey'>): readonly string[] =>
  rephraseKey !== undefined && rephraseUrl === undefined ? ['REPHRASE_KEY needs REPHRASE_URL as well, or no language model is asked.'] : [];
