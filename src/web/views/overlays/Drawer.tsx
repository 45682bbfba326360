import { Modal, type ModalProps } from './Modal.tsx';

/** Full-height menu at the end side. */
export const Drawer = (props: ModalProps) => <Modal {...props} look="dialog drawer" />;
