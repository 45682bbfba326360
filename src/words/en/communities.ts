/** Sentences about communities that exist by default. */
export const words = {
  department: (name: string) => `What people in ${name} talk about.`,
  industry: (name: string) => `Work and pay in ${name}.`,
  company: (name: string) => `What people say about working at ${name}.`,
  messages: 'Messages',
};
