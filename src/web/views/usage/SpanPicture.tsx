import { observer } from 'mobx-react-lite';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { Histogram } from '../figures/Histogram.tsx';
import { useWords } from '../words.tsx';

interface SpanPictureProps {
  readonly spans: readonly { readonly begins: string; readonly times: number }[];
  /** Text alternative, of the span with most. */
  readonly finding: (begins: string, most: number) => string;
  readonly columns: readonly [string, string];
}

export const SpanPicture = observer(function SpanPicture({ spans, finding, columns }: SpanPictureProps) {
  const words = useWords(hostNumberWords);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const top = spans.reduce((most, span) => (span.times > most.times ? span : most), first);
  const bins = spans.map(({ begins, times }) => ({
    label: words.day(begins),
    height: top.times === 0 ? 0 : (times * 100) / top.times,
    said: words.number(times),
    isMiddle: true,
  }));
  const ticks = first === last ? [words.shortDay(first.begins), ''] : [words.shortDay(first.begins), words.shortDay(last.begins)];
  return <Histogram finding={finding(top.begins, top.times)} bins={bins} ticks={ticks} columns={columns} />;
});
