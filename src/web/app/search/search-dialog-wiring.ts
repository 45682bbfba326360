import { searchBoxBindings, searchBoxWords } from './search-box-bindings.ts';

export { SearchDialog as Overlay } from '#web/views/search/SearchDialog.tsx';

export const words = searchBoxWords;

export const bindings = searchBoxBindings;
