import { useId, useState, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { noteLayer } from './note-layer.ts';

interface PopoverProps {
  readonly button: ReactNode;
  readonly buttonClass?: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Popover opened and closed by the browser, without script. */
export function Popover({ button, buttonClass = 'btn', label, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <span className="anchor">
      <button type="button" className={buttonClass} popoverTarget={id} aria-expanded={isOpen} {...(typeof button === 'string' ? {} : { 'aria-label': label })}>
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classes('layer', 'note')}
        onBeforeToggle={noteLayer}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </div>
    </span>
  );
}
