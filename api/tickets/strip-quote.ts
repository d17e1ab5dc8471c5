/** What mail programs put above what they quote, in the languages of the shop; some break it into two lines. */
const introduction = /^(on\b.*\bwrote|am\b.*\bschrieb\b.*|le\b.*a écrit)\s*:$/i
// The pattern tries every split of a line: of a long hostile one that takes seconds.
const introduces = (line: string) => line.length <= 300 && introduction.test(line)
const separates = /^-{2,}\s*(original message|ursprüngliche nachricht|original-nachricht)\s*-{2,}$/i

/**
 * The words of a mail without what it quotes at its end. Cautious: what stands between quoted lines is an answer too, so only a
 * quote that nothing follows is left out, and nothing where nothing would be left.
 */
export function stripQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const separator = lines.findIndex((line) => separates.test(line.trim()))
  const end = separator >= 0 ? separator : beginOfLastQuote(lines)
  const words = lines.slice(0, end).join('\n').trim()
  return words === '' ? text.trim() : words
}

function beginOfLastQuote(lines: readonly string[]): number {
  let end = lines.length
  while (end > 0 && isQuotedOrEmpty(lines[end - 1]!)) end--
  if (!lines.slice(end).some((line) => line.startsWith('>'))) return lines.length
  if (end > 0 && introduces(lines[end - 1]!.trim())) return end - 1
  const both = `${lines[end - 2] ?? ''} ${lines[end - 1] ?? ''}`.trim()
  return end > 1 && introduces(both) ? end - 2 : end
}

const isQuotedOrEmpty = (line: string) => line.startsWith('>') || line.trim() === ''
