import type { ComponentType } from 'react';
import type { AskedNoticeProps } from './AskedNotice.tsx';

/** The notice before a text is sent, from when its code was fetched on. Until then nothing is asked. */
export const exposurePart: { View?: ComponentType<AskedNoticeProps> } = {};
