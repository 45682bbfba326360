export const words = {
  title: 'Starting up',
  about: 'The page you asked for opens here by itself, usually within a minute. You do not need to do anything.',
  notTaken: 'What you sent did not arrive. Go back, wait a minute, and send it again.',
  /** Banner of every page while the demo is made up. */
  filling: 'This demo is filling up: the companies are here, reviews and pay follow within a minute. Reload the page then.',
};
