import type { Toast } from './toast.ts';

/** Two toast timings the product has always had (D-08). */
export type ToastTiming = 'spoken' | 'stored';

/** Most toasts shown at once, before the oldest makes room. */
export const mostToasts = 20;

const lifetimesMs = {
  spoken: { loading: undefined, success: 3_000, other: 3_000 },
  stored: { loading: undefined, success: 2_000, other: 4_000 },
} as const;

const undoMs = 8_000;

const removalDelaysMs = { spoken: 500, stored: 0 } as const;

/** Undefined means until dismissed. */
export function lifetimeMs(timing: ToastTiming, toast: Toast): number | undefined {
  if (toast.type === 'success' && toast.props?.onUndo) return undoMs;
  const lifetimes = lifetimesMs[timing];
  if (toast.type === 'default' && toast.props?.isLoading) return lifetimes.loading;
  return toast.type === 'success' ? lifetimes.success : lifetimes.other;
}

/** Exit animation time. */
export const removalDelayMs = (timing: ToastTiming): number => removalDelaysMs[timing];
