import type { Toast } from './toast.ts';

/** The two timings of a toast that the product has had from the start (D-08). */
export type ToastTiming = 'spoken' | 'stored';

/** No more toasts than this are shown at once; the oldest makes room. */
export const mostToasts = 20;

const lifetimesMs = {
  spoken: { loading: undefined, success: 3_000, other: 3_000 },
  stored: { loading: undefined, success: 2_000, other: 4_000 },
} as const;

/** The time to take something back: to read what was done, and to reach for it. */
const undoMs = 8_000;

const removalDelaysMs = { spoken: 500, stored: 0 } as const;

/** The duration of a toast; undefined means until it is dismissed. */
export function lifetimeMs(timing: ToastTiming, toast: Toast): number | undefined {
  if (toast.type === 'success' && toast.props?.onUndo) return undoMs;
  const lifetimes = lifetimesMs[timing];
  if (toast.type === 'default' && toast.props?.isLoading) return lifetimes.loading;
  return toast.type === 'success' ? lifetimes.success : lifetimes.other;
}

/** The duration of a toast's exit animation. */
export const removalDelayMs = (timing: ToastTiming): number => removalDelaysMs[timing];
