import { Modal, type ModalProps } from './Modal.tsx';

/** A menu that is at the end side of the screen, in its full height. */
export const Drawer = (props: ModalProps) => <Modal {...props} look="dialog drawer" />;
