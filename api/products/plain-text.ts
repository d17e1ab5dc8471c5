/** At most 155 characters, as search engines show of a description; ends with a whole word. */
export const shortened = (text: string) => (text.length <= 155 ? text : `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`)

/** The text of allow-listed HTML, in which only these five characters are written as entities. */
export const plainText = (html: string) =>
  Object.entries(entities)
    .toReversed()
    .reduce((text, [character, entity]) => text.replaceAll(entity, character), html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
