/** Below listings in the recommended order; loaded once the page is there. */
export const ranking = {
  recommended:
    'Recommended: what is in stock first, then by popularity; in a search by how well it fits. Nobody pays for a place.',
  more: 'How Tresen sorts',
  /** Of the section of the terms that says it. */
  anchor: 'ranking',
}
