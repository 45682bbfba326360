import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words.tsx';
import { Button } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import { Toasts } from './Toasts.tsx';

export interface ModalProps {
  readonly isOpen: boolean;
  /** It was closed: by its button, by Escape, or by a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons that stay in sight below. */
  readonly foot?: ReactNode;
}

/** Whatever lies over the page until it is closed. The page behind is out of reach; the focus goes to the heading and later back to where it was. */
export const Modal = observer(function Modal({ isOpen, onClose, title, children, foot, look }: ModalProps & { readonly look: string }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // Before the element goes: only an open dialog gives the focus back when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, [isOpen]);

  return (
    <dialog ref={dialog} className={look} aria-labelledby={id} closedby="any" onClose={({ currentTarget }) => currentTarget.open || onClose()}>
      {isOpen && (
        <>
          <div className="dialog-head">
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <Button look="quiet" square aria-label={words.kit.close} onClick={onClose}>
              <CloseIcon />
            </Button>
          </div>
          <div className="dialog-body">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
          <Toasts />
        </>
      )}
    </dialog>
  );
});
