/** The cells of one record; 'open' when a quoted cell goes on in the next line. */
export type SplitRecord = string[] | 'open' | 'text-after-quote'

/** A quote opens a cell only at its start; elsewhere (a 10" plate) it is a letter like any other. RFC 4180 otherwise. */
export function splitRecord(text: string, separator: string): SplitRecord {
  const cells: string[] = []
  let at = 0
  for (;;) {
    const isQuoted = text[at] === '"'
    const end = isQuoted ? endOfQuoted(text, at) : endOfPlain(text, at, separator)
    if (end === -1) return 'open'
    if (isQuoted && end < text.length && text[end] !== separator) return 'text-after-quote'
    cells.push(isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end))
    if (end === text.length) return cells
    at = end + 1
  }
}

/** The separator of a header: the one of ';', ',' and tab that stands most often outside quotes. */
export function separatorOf(header: string): string {
  const plain = header.replaceAll(/"[^"]*"/g, '')
  const counted = [';', ',', '\t'].map((mark) => ({ mark, count: plain.split(mark).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]!.mark
}

function endOfPlain(text: string, start: number, separator: string) {
  const end = text.indexOf(separator, start)
  return end === -1 ? text.length : end
}

/** The place after the closing quote, -1 when there is none. */
function endOfQuoted(text: string, start: number) {
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return -1
    if (text[quote + 1] !== '"') return quote + 1
    at = quote + 2
  }
}
