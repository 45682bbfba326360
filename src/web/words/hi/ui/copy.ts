import type { CopyWords } from '../../en/ui/copy.ts';

export const words: CopyWords = {
  press: 'अपना लिखा कॉपी करें',
  done: 'कॉपी हो गया।',
  failed: 'ब्राउज़र कॉपी नहीं करने देता। लिखा हुआ चुनकर ख़ुद कॉपी करें।',
};
