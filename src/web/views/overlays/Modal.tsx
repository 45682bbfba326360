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
  /** Called on closing by button, Escape or a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

interface ModalLook {
  readonly look: string;
  /** Opening with the heading, where it is not in the head. */
  readonly renderOpening?: (heading: ReactNode) => ReactNode;
  readonly sign?: ReactNode;
  /** Label of a way back in place of the cross. */
  readonly back?: string | undefined;
}

/** Modal dialog. Blocks the page, moves focus inside and later restores it. */
export const Modal = observer(function Modal({ isOpen, onClose, title, children, foot, look, renderOpening, sign, back }: ModalProps & ModalLook) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const isUp = useCover(dialog, heading, isOpen, onClose);
  useAboveKeyboard(dialog, isOpen);
  const { notePress, isOfOpening } = useSecondPress(dialog, isOpen);
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
      onClose={({ currentTarget }) => isUp.current && !currentTarget.open && onClose()}
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

/** Time after opening in which an outside press counts as a double press. */
const doublePressMs = 500;

/** Keeps the second half of a double press from closing the dialog it opened. */
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

/** Covers the page while open. Answers whether it should, as dialogs tell their end only afterwards. */
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

/** Keeps the foot of the dialog above a phone's keyboard, which covers the page without shrinking it. */
function useAboveKeyboard(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!isOpen || !seen) return;
    const fit = () => {
      const covered = seen.scale === 1 ? innerHeight - seen.height - seen.offsetTop : 0;
      dialog.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
      document.activeElement?.scrollIntoView?.({ block: 'nearest' });
    };
    seen.addEventListener('resize', fit);
    return () => seen.removeEventListener('resize', fit);
  }, [dialog, isOpen]);
}

/** Locks scrolling by a mark, as a CSS search for open layers would scan the whole page. */
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
