import { Modal, type ModalProps } from './Modal.tsx';

/** One decision. Rises from the bottom on phones. */
export const Dialog = (props: ModalProps) => <Modal {...props} look="dialog" />;
