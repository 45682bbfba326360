import { readdirSync, readFileSync } from 'node:fs';

/** The label of a sentence: fine talk, a hand on the keyboard, abuse, or a way to reach someone. */
export type CorpusLabel = 'fine' | 'junk' | 'abusive' | 'contact';

export interface CorpusSentence {
  readonly label: CorpusLabel;
  readonly text: string;
  readonly file: string;
  /** Whether it is of the third that no rule was written from. */
  readonly isUnseen: boolean;
}

const isLabel = (word: string): word is CorpusLabel => /^(?:fine|junk|abusive|contact)$/.test(word);

/** Sentences about work and pay in the text files of this folder: one in a line, below a line such as `# fine`; `⏎` means a new line. */
export function corpus(): readonly CorpusSentence[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));
  return files.flatMap((file) => {
    const sentences: CorpusSentence[] = [];
    let label: CorpusLabel | undefined;
    for (const line of readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n')) {
      const heading = line.startsWith('# ') ? line.slice(2) : undefined;
      if (heading !== undefined && isLabel(heading)) label = heading;
      else if (line !== '') {
        if (!label) throw new Error(`${file} has a sentence without a label: ${line}`);
        sentences.push({ label, text: line.replaceAll('⏎', '\n'), file, isUnseen: (sentences.length + 1) % 3 === 0 });
      }
    }
    return sentences;
  });
}
