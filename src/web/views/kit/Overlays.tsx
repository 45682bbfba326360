import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { kitWords } from '#web/words/kit/kit-words.ts';
import { useStore } from '../stores.tsx';
import { BottomSheet } from '../overlays/BottomSheet.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { Drawer } from '../overlays/Drawer.tsx';
import { Field } from '../fields/Field.tsx';
import { ThumbIcon } from '../ui/area-icons.tsx';
import { PlusIcon } from '../ui/form-icons.tsx';
import { FlagIcon, HomeIcon, MoreIcon, OfficeIcon, ShareIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { Menu } from '../overlays/Menu.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { Select } from '../fields/Select.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { KitSection } from './KitSection.tsx';
import { useWords } from '../words.tsx';

export const Overlays = observer(function Overlays() {
  const { overlays: words } = useWords(kitWords);
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <KitSection heading={words.heading} lead={words.lead}>
      <div className="row">
        <Button onClick={() => setOpen('dialog')}>{words.dialog}</Button>
        <Button onClick={() => setOpen('sheet')}>{words.sheet}</Button>
        <Button onClick={() => setOpen('drawer')}>{words.drawer}</Button>
        <Actions />
        <Popover button={words.note} label={words.note}>
          <p>{words.noteText}</p>
        </Popover>
        <Tooltip text={words.tipText}>
          <Button look="quiet">
            <ThumbIcon small />
            {words.tip}
          </Button>
        </Tooltip>
      </div>
      <Report isOpen={open === 'dialog'} close={close} />
      <BottomSheet isOpen={open === 'sheet'} onClose={close} title={words.sheetTitle}>
        <Ways />
      </BottomSheet>
      <Drawer isOpen={open === 'drawer'} onClose={close} title={words.drawerTitle}>
        <Ways />
      </Drawer>
    </KitSection>
  );
});

const Actions = observer(function Actions() {
  const { menu, menuItems } = useWords(kitWords).overlays;
  const toasts = useStore(ToastStore);
  const say = (text1: string) => () => toasts.show({ type: 'info', text1 });
  return (
    <Menu
      button={<MoreIcon />}
      buttonClass="btn sq"
      label={menu}
      items={[
        { label: menuItems.share, icon: <ShareIcon small />, press: say(menuItems.share) },
        { label: menuItems.follow, icon: <PlusIcon small />, press: say(menuItems.follow) },
        { label: menuItems.companies, icon: <OfficeIcon small />, to: screens.companies },
        { label: menuItems.report, icon: <FlagIcon small />, press: say(menuItems.report), isDestructive: true },
      ]}
    />
  );
});

const Report = observer(function Report({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  const { overlays: words, feedback } = useWords(kitWords);
  const toasts = useStore(ToastStore);
  const foot = (
    <>
      <Button look="main" onClick={close}>
        {words.send}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.dialogTitle} foot={foot}>
      <div className="stack">
        <p>{words.dialogText}</p>
        <Field label={words.reason}>{(control) => <Select {...control} options={words.reasons.map((label) => ({ value: label, label }))} />}</Field>
        <Button onClick={() => toasts.show({ type: 'alertWithTitle', text1: feedback.toasts.alertWithTitle, text2: feedback.toasts.alertText })}>
          {words.toastInside}
        </Button>
      </div>
    </Dialog>
  );
});

const Ways = observer(function Ways() {
  const { places } = useWords(kitWords);
  return (
    <nav className="nine" aria-label={places.heading}>
      <Link to={screens.home}>
        <HomeIcon />
        {places.reviews}
      </Link>
      <Link to={screens.companies}>
        <OfficeIcon />
        {places.steps[0]}
      </Link>
    </nav>
  );
});
