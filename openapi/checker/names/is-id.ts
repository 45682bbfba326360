/** Whether what is called so is an id, and not a name in a URL. */
export const isId = (name: string): boolean => /(^id|^ids|Ids?|Key)$/.test(name);
