import { Modal, type ModalProps } from './Modal.tsx';

/** One decision. On phones it rises from the bottom. */
export const Dialog = (props: ModalProps) => <Modal {...props} look="dialog" />;
