import { userPrefix } from './clear-user-storage.ts';

/** Whether changes of posts or offers may wait on this device; what they are is read by the lazy area that announces them. */
export function hasKeptChanges(): boolean {
  try {
    return localStorage.getItem(`${userPrefix}edits`) !== null || localStorage.getItem(`${userPrefix}post`)?.includes('"changedOffer":{') === true;
  } catch {
    return false;
  }
}
