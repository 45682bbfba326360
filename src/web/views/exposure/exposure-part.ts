import type { ComponentType } from 'react';
import type { AskedNoticeProps } from './AskedNotice.tsx';

export const exposurePart: { View?: ComponentType<AskedNoticeProps> } = {};
