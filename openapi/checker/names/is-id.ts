export const isId = (name: string): boolean => /(^id|^ids|Ids?|Key)$/.test(name);
