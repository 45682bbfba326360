import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { SearchBoxStore } from '#web/stores/search/search-box-store.ts';
import { SearchDialogStore } from '#web/stores/search/search-dialog-store.ts';
import { searchWords } from '#web/words/search/search-words.ts';
import { Modal } from '../overlays/Modal.tsx';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './search.module.css';

/** Search dialog over any page. On the search page, its box takes focus instead. */
export const SearchDialog = observer(function SearchDialog() {
  const words = useWords(searchWords);
  const dialog = useStore(SearchDialogStore);
  const box = useStore(SearchBoxStore);
  const isThere = useLocation().pathname.startsWith(screens.search);
  const { isOpen, text } = dialog;
  const close = () => dialog.close();
  useEffect(() => {
    if (!isOpen) return box.settle('');
    if (!isThere) return;
    dialog.close();
    document.querySelector<HTMLElement>('#main [name=q]')?.focus();
  }, [box, dialog, isOpen, isThere]);
  useLayoutEffect(() => void (text && box.type(text)), [box, text]);
  return (
    <Modal isOpen={isOpen && !isThere} onClose={close} title={words.label} look={`dialog ${styles.dialog}`}>
      <SearchBox isAlone leave={close} />
    </Modal>
  );
});
