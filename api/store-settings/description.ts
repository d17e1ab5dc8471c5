/** A description as it is kept: each paragraph in its tag. */
export const descriptionOf = (text: string) =>
  text
    .split(/\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part}</p>`)
    .join('')

/** The same as it is typed: paragraphs with a line between them. */
export const textOf = (description: string) =>
  description
    .split(/<\/p>|<br *\/?>/)
    .map((part) => part.replaceAll(/<[^>]*>/g, '').trim())
    .filter((part) => part !== '')
    .join('\n\n')
