import type { AppNudgeWords } from '../../en/nudges/app.ts';

export const words: AppNudgeWords = {
  label: 'एक सुझाव',
  later: 'अभी नहीं',
  app: { title: 'इसका ऐप भी है', text: 'यही पेज, ऐप में।', go: 'ऐप लें' },
  install: { title: 'इसे होम स्क्रीन पर लाएँ', text: 'यह ऐप की तरह खुलता है और लगभग कोई जगह नहीं लेता।', go: 'होम स्क्रीन पर जोड़ें' },
};
