/** The kinds of toast there are; a kind from elsewhere that is none of these is not shown. */
export const toastTypes = ['default', 'success', 'failure', 'alert', 'info', 'alertWithTitle', 'chatMessage'] as const;

export type ToastType = (typeof toastTypes)[number];

interface Closing {
  readonly onClose?: () => void;
}

interface Loading extends Closing {
  /** Something is still under way: the toast stays until its caller takes it back. */
  readonly isLoading?: boolean;
}

interface Doing extends Closing {
  /** Takes back what was just done. */
  readonly onUndo?: () => void;
}

interface Failing extends Closing {
  readonly onLinkClick?: () => void;
  readonly linkText?: string;
  readonly noInternet?: boolean;
}

interface Chatting extends Closing {
  readonly onViewMessage: () => void;
}

interface Said<Type extends ToastType, Props> {
  readonly type: Type;
  readonly text1: string;
  readonly text2?: string;
  readonly props?: Props;
}

/** A short message that passes by. It never carries the only copy of what it says. */
export type Toast =
  | Said<'default', Loading>
  | Said<'success', Doing>
  | Said<'alert' | 'info', Closing>
  | Said<'failure', Failing>
  | (Said<'alertWithTitle', Closing> & { readonly text2: string })
  | (Said<'chatMessage', Chatting> & { readonly props: Chatting });

export const isToastType = (type: string): type is ToastType => toastTypes.some((known) => known === type);

/** The button of a toast: its own text, or the name of the text it falls back to. */
export interface ToastLink {
  readonly press: () => void;
  readonly text?: string;
  readonly fallback: 'criteria' | 'messages' | 'undo';
}

/** The link of a toast, if it has one. A success can be undone; a failure has a link only when a listener handles it. */
export function toastLink(toast: Toast): ToastLink | undefined {
  if (toast.type === 'chatMessage') return { press: toast.props.onViewMessage, fallback: 'messages' };
  if (toast.type === 'success' && toast.props?.onUndo) return { press: toast.props.onUndo, fallback: 'undo' };
  if (toast.type !== 'failure' || !toast.props?.onLinkClick) return undefined;
  const { onLinkClick, linkText } = toast.props;
  return { press: onLinkClick, fallback: 'criteria', ...(linkText ? { text: linkText } : {}) };
}

/** Whether a toast interrupts a listener (screen readers) instead of waiting for a pause. */
export const isUrgent = ({ type }: Toast): boolean => type === 'failure' || type === 'alert' || type === 'alertWithTitle';
