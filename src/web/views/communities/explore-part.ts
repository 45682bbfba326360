import type { ComponentType } from 'react';

export const explorePart: { View?: ComponentType } = {};
