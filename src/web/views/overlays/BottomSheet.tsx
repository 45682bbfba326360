import { Modal, type ModalProps } from './Modal.tsx';

/** Choices rising from the bottom on every screen. */
export const BottomSheet = (props: ModalProps) => <Modal {...props} look="dialog sheet" />;
