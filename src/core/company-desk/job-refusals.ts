import { refusalsOf } from './reply-refusal.ts';

export interface JobRefusal {
  readonly field: 'title' | 'description';
  /** Whole sentence around the refused words. */
  readonly sentence: string;
}

/** Sentences of a job that a reply may not say either, each once. */
export function jobRefusals(job: Readonly<Record<JobRefusal['field'], string>>, company: string): readonly JobRefusal[] {
  const refused = (['title', 'description'] as const).flatMap((field) =>
    refusalsOf(job[field], company).map(({ sentence: { from, to } }): JobRefusal => ({ field, sentence: job[field].slice(from, to).trim() })),
  );
  return refused.filter(({ field, sentence }, at) => refused.findIndex((other) => other.field === field && other.sentence === sentence) === at);
}
