import { readFileSync } from 'node:fs';
import type { AdvertisedFacts } from '#core/jobs/job-scam-signs.ts';

/** Advertisements below `# scam` or `# honest`: title, page, pay from and to, median, description. `⏎` breaks lines. */
export function advertisements(file: 'known' | 'unseen'): { readonly scams: readonly AdvertisedFacts[]; readonly honest: readonly AdvertisedFacts[] } {
  const text = readFileSync(`${import.meta.dirname}/${file}-advertisements.tsv`, 'utf8');
  const [, scams = '', honest = ''] = text.split(/^# .*$/m);
  return { scams: linesOf(scams), honest: linesOf(honest) };
}

const linesOf = (part: string): readonly AdvertisedFacts[] => part.split('\n').filter(Boolean).map(advertisementIn);

function advertisementIn(line: string): AdvertisedFacts {
  const [title = '', applyUrl = '', from = '', to = '', median = '', description = ''] = line.split('\t');
  const figure = (field: string): number | null => (field === '' ? null : Number(field));
  return { title, applyUrl, payFrom: figure(from), payTo: figure(to), marketMedian: figure(median), description: description.replaceAll('⏎', '\n') };
}
