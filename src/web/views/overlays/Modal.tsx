import { observer } from 'mobx-react-lite';
import { use, useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useWords } from '../words.tsx';
import { Button } from '../ui/Button.tsx';
import { BackIcon, CloseIcon } from '../ui/icons.tsx';
import { CoverContext } from './cover.ts';
import { focusReturn } from './focus-return.ts';
import { Toasts } from './Toasts.tsx';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Called when the dialog is closed: by its button, by Escape, or by a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons that stay in sight below. */
  readonly foot?: ReactNode;
}

interface ModalLook {
  readonly look: string;
  /** The opening with its heading, when that is not in its head; then a sign may stand there. */
  readonly renderOpening?: (heading: ReactNode) => ReactNode;
  readonly sign?: ReactNode;
  /** The label of a way back in the place of a cross, for what leads away when it is left. */
  readonly back?: string | undefined;
}

/** A modal dialog: it lies over the page until it is closed. The page behind is out of reach; the focus goes to the heading, or to what is marked as first, and later back to where it was. */
export const Modal = observer(function Modal({ isOpen, onClose, title, children, foot, look, renderOpening, sign, back }: ModalProps & ModalLook) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const isUp = useCover(dialog, heading, isOpen, onClose);
  const { notePress, isOfOpening } = useSecondPress(dialog, isOpen);
  const closed = (element: HTMLDialogElement) => isUp.current && !element.open && onClose();
  // Reported before it closes and not after: what is pressed in between would open what is about to be closed.
  const cancel = (event: SyntheticEvent) => {
    // A picker of files that is left says the same word to whatever it lies in.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!isOfOpening(event)) onClose();
  };

  const name = (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <dialog
      ref={dialog}
      className={look}
      aria-labelledby={id}
      closedby="any"
      onPointerDown={notePress}
      onCancel={cancel}
      onClose={({ currentTarget }) => closed(currentTarget)}
    >
      {isOpen && (
        <>
          <div className="dialog-head">
            {back && <WayOut back={back} press={onClose} />}
            {renderOpening ? <span>{sign}</span> : name}
            {!back && <WayOut back={back} press={onClose} />}
          </div>
          <div className="dialog-body">
            {renderOpening?.(name)}
            {children}
          </div>
          {foot && <div className="dialog-foot">{foot}</div>}
          <Toasts />
        </>
      )}
    </dialog>
  );
});

/** How long after a dialog opened a press outside of it is the second half of a double press. */
const doublePressMs = 500;

/** Tells a press outside from the second half of the double press that opened the dialog: that closes nothing. */
function useSecondPress(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  const openedAt = useRef(0);
  const pressedAt = useRef(-doublePressMs);
  useLayoutEffect(() => {
    if (isOpen && dialog.current) openedAt.current = performance.now();
  }, [dialog, isOpen]);
  return {
    notePress: ({ timeStamp, target, currentTarget }: SyntheticEvent) => {
      const isOutside = target === currentTarget;
      pressedAt.current = isOutside && timeStamp - openedAt.current < doublePressMs ? timeStamp : -doublePressMs;
    },
    isOfOpening: ({ timeStamp }: SyntheticEvent) => timeStamp - pressedAt.current < doublePressMs,
  };
}

/** Lies over the page while it is open; answers whether it is meant to, for a dialog tells its end only afterwards, however it ended. */
function useCover(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): RefObject<boolean> {
  const isUp = useRef(false);
  const cover = use(CoverContext);
  const close = useRef(onClose);
  const giveBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  // Before the element goes: only an open dialog gives the focus back when it closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    isUp.current = true;
    giveBack.current = focusReturn();
    element.showModal();
    tellPage();
    (element.querySelector<HTMLElement>('[data-first]') ?? heading.current)?.focus();
    const uncover = cover(() => close.current());
    return () => {
      uncover();
      isUp.current = false;
      element.close();
      giveBack.current?.();
      tellPage();
    };
  }, [dialog, heading, isOpen, cover]);
  // Once more after all else has changed on the page: what opened it may be gone with that.
  useEffect(() => {
    if (isOpen) return () => giveBack.current?.();
    return undefined;
  }, [isOpen]);
  return isUp;
}

/** Keeps the page behind where it is. A style that asks for itself whether anything lies over the page would search all of it whenever a part is added. */
function tellPage(): void {
  document.documentElement.toggleAttribute('data-covered', document.querySelector('dialog[open]') !== null);
}

const WayOut = observer(function WayOut({ back, press }: { readonly back: string | undefined; readonly press: () => void }) {
  const words = useWords(uiWords);
  return back ? (
    <Button look="quiet" onClick={press}>
      <BackIcon />
      {back}
    </Button>
  ) : (
    <Button look="quiet" square aria-label={words.close} onClick={press}>
      <CloseIcon />
    </Button>
  );
});
