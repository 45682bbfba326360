import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isToastType, isUrgent, toastLink, type Toast, type ToastType } from '#core/toasts/toast.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { ChatIcon, CheckIcon, CloseIcon, InfoIcon, OfflineIcon, WarningIcon } from '../ui/icons.tsx';

const icons: Readonly<Record<ToastType, ReactNode>> = {
  default: <InfoIcon />,
  success: <CheckIcon />,
  failure: <WarningIcon />,
  alert: <WarningIcon />,
  info: <InfoIcon />,
  alertWithTitle: <WarningIcon />,
  chatMessage: <ChatIcon />,
};

interface ToastCardProps {
  readonly toast: Toast;
  readonly isLeaving: boolean;
  readonly close: () => void;
}

/** Toast, always closable. Unknown types are not drawn. */
export const ToastCard = observer(function ToastCard({ toast, isLeaving, close }: ToastCardProps) {
  const words = useWords(uiWords);
  if (!isToastType(toast.type)) return null;
  const icon = toast.type === 'failure' && toast.props?.noInternet ? <OfflineIcon /> : icons[toast.type];
  const link = toastLink(toast);
  const isLoading = toast.type === 'default' && toast.props?.isLoading;
  return (
    <div className={classes('toast', isLeaving && 'leaving')} role={isUrgent(toast) ? 'alert' : 'status'} aria-busy={isLoading || undefined} inert={isLeaving}>
      {icon}
      <div>
        <p className={toast.type === 'alertWithTitle' ? 'strong' : undefined}>{toast.text1}</p>
        {toast.text2 && <p>{toast.text2}</p>}
        {link && (
          <button
            type="button"
            className="link"
            onClick={() => {
              close();
              link.press();
            }}
          >
            {link.text ?? words.toastLinks[link.fallback]}
          </button>
        )}
      </div>
      <Button look="quiet" square aria-label={words.close} onClick={close}>
        <CloseIcon small />
      </Button>
    </div>
  );
});
