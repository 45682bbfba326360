/** Kinds of toasts, with unknown kinds from elsewhere not shown. */
export const toastTypes = ['default', 'success', 'failure', 'alert', 'info', 'alertWithTitle', 'chatMessage'] as const;

export type ToastType = (typeof toastTypes)[number];

interface Closing {
  readonly onClose?: () => void;
}

interface Loading extends Closing {
  /** Keeps the toast until its caller removes it. */
  readonly isLoading?: boolean;
}

interface Doing extends Closing {
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

/** Short passing message, never the only copy of its content. */
export type Toast =
  | Said<'default', Loading>
  | Said<'success', Doing>
  | Said<'alert' | 'info', Closing>
  | Said<'failure', Failing>
  | (Said<'alertWithTitle', Closing> & { readonly text2: string })
  | (Said<'chatMessage', Chatting> & { readonly props: Chatting });

export const isToastType = (type: string): type is ToastType => toastTypes.some((known) => known === type);

/** Button with its own text, or the name of its default text. */
export interface ToastLink {
  readonly press: () => void;
  readonly text?: string;
  readonly fallback: 'criteria' | 'messages' | 'undo';
}

/** Offers undo on success, and a link on failure only when handled. */
export function toastLink(toast: Toast): ToastLink | undefined {
  if (toast.type === 'chatMessage') return { press: toast.props.onViewMessage, fallback: 'messages' };
  if (toast.type === 'success' && toast.props?.onUndo) return { press: toast.props.onUndo, fallback: 'undo' };
  if (toast.type !== 'failure' || !toast.props?.onLinkClick) return undefined;
  const { onLinkClick, linkText } = toast.props;
  return { press: onLinkClick, fallback: 'criteria', ...(linkText ? { text: linkText } : {}) };
}

/** Makes screen readers interrupt instead of waiting for a pause. */
export const isUrgent = ({ type }: Toast): boolean => type === 'failure' || type === 'alert' || type === 'alertWithTitle';
