import type { ComponentType } from 'react';

/** The part of the page that finds communities, once its code was fetched. */
export const explorePart: { View?: ComponentType } = {};
