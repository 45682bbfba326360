/** What is filled in in a form, as the query of a URL; what is left empty is no part of it. */
export const queryIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])));
