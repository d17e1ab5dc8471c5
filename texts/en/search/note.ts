/** What stands above the products of a search that does not find its words as they were typed. */
export const searchNote = {
  corrected: (meant: string) => `Did you mean "${meant}"? These are its results.`,
  asTyped: (typed: string) => `Search "${typed}" instead`,
  partial: (missing: string, met: string) => `Nothing with ${missing}; this matches ${met}.`,
  near: (missing: string) => `Nothing with ${missing}; this comes nearest.`,
  nearBehind: (count: number) =>
    count === 0
      ? 'Nothing matches exactly; this comes nearest.'
      : `${count === 1 ? 'The first product matches' : `The first ${count} products match`} your search; similar products follow.`,
  quoted: (words: string[]) => words.map((word) => `"${word}"`).join(', '),
  designsFailed: 'Your designs could not be loaded',
  ownDesign: (title: string) => `Own design: ${title}`,
}
