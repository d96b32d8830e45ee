export const notFoundCopy = {
  lead: 'There is no page at this address. It may have moved, or the link may be wrong.',
  home: 'Home page',
  contact: 'Contact',
}
