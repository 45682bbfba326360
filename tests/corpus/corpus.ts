import { readdirSync, readFileSync } from 'node:fs';

/** Labels: fine talk, keyboard mashing, abuse, or contact details. */
export type CorpusLabel = 'fine' | 'junk' | 'abusive' | 'contact';

export interface CorpusSentence {
  readonly label: CorpusLabel;
  readonly text: string;
  readonly file: string;
  /** Third of the sentences that no rule was written from. */
  readonly isUnseen: boolean;
}

const isLabel = (word: string): word is CorpusLabel => /^(?:fine|junk|abusive|contact)$/.test(word);

/** Sentences from this folder's text files, by line below labels such as `# fine`; `⏎` breaks lines. */
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
