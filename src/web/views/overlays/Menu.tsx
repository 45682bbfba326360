import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/Link.tsx';
import { reachedBy } from '../ui/roving.ts';
import { noteLayer } from './note-layer.ts';

export type MenuItem = { readonly label: string; readonly lang?: string; readonly icon?: ReactNode } & (
  | { readonly to: string }
  | { readonly press: () => void; readonly isDestructive?: boolean }
);

interface MenuProps {
  readonly button: ReactNode;
  readonly buttonClass?: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

function useMenuLayer(items: readonly MenuItem[]) {
  const [isOpen, setOpen] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const close = () => layer.current?.hidePopover();
  const open = (event: KeyboardEvent) => {
    // The layer itself is asked: its toggle event may not have come yet.
    if (event.key !== 'ArrowDown' || layer.current?.matches(':popover-open')) return;
    event.preventDefault();
    layer.current?.showPopover();
  };
  const move = (event: KeyboardEvent) => (event.key === 'Tab' ? close() : moved(event, rowsOf(layer.current), items) && event.preventDefault());
  const toggled = (isShown: boolean) => {
    setOpen(isShown);
    if (isShown) rowsOf(layer.current)[0]?.focus();
  };
  return { layer, isOpen, close, open, move, toggled };
}

/** Button with a menu. Arrows, Home, End and first letters move, Escape returns. */
export function Menu({ button, buttonClass = 'btn', label, items }: MenuProps) {
  const { layer, isOpen, close, open, move, toggled } = useMenuLayer(items);
  const id = useId();
  return (
    <span className="anchor">
      <button
        type="button"
        className={buttonClass}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={typeof button === 'string' ? undefined : label}
        onKeyDown={open}
      >
        {button}
      </button>
      <div
        ref={layer}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className="layer menu"
        onKeyDown={move}
        onBeforeToggle={noteLayer}
        onToggle={({ newState }) => toggled(newState === 'open')}
      >
        {items.map((item) => (
          <MenuRow key={'to' in item ? item.to : item.label} item={item} close={close} />
        ))}
      </div>
    </span>
  );
}

function MenuRow({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  if ('to' in item) {
    return (
      <Link to={item.to} stays role="menuitem" onClick={close}>
        {item.icon}
        {item.label}
      </Link>
    );
  }
  const press = () => {
    close();
    item.press();
  };
  return (
    <button type="button" role="menuitem" lang={item.lang} className={classes('needs-script', item.isDestructive && 'bad')} onClick={press}>
      {item.icon}
      {item.label}
    </button>
  );
}

function moved({ key }: KeyboardEvent, rows: readonly HTMLElement[], items: readonly MenuItem[]): boolean {
  const at = rows.findIndex((row) => row === document.activeElement);
  const reached = reachedBy(key, at, rows.length, ['ArrowUp', 'ArrowDown']) ?? spelledBy(key, at, items);
  if (reached !== undefined) rows[reached]?.focus();
  return reached !== undefined;
}

const rowsOf = (layer: HTMLElement | null): HTMLElement[] => [...(layer?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

function spelledBy(key: string, from: number, items: readonly MenuItem[]): number | undefined {
  if ([...key].length !== 1) return undefined;
  return items.map((_, step) => (from + 1 + step) % items.length).find((row) => items[row]?.label.toLowerCase().startsWith(key.toLowerCase()));
}
