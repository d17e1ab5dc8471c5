/** A text broken into lines; a hard break is one inside a word. */
export type BrokenText = { lines: string[]; isHard: boolean }

const JOINT = '\u00ad'
/** Longer texts are not broken: the ways would be too many. */
const MOST_PARTS = 8

/** All ways to break a text at blanks, hyphens and soft hyphens into at most `most` lines; '&' stays with the word after it. */
export function breaksOf(text: string, most: number): BrokenText[] {
  const parts = text.replaceAll('& ', '&\u00a0').match(/[^ \-\u00ad]+[ \-\u00ad]?/g) ?? []
  if (parts.length > MOST_PARTS) return [{ lines: [text.replaceAll(JOINT, '')], isHard: false }]
  return groupings(parts, most).map((groups) => ({
    lines: groups.map((group, index) => lineOf(group, index === groups.length - 1)),
    isHard: groups.slice(0, -1).some((group) => group.at(-1)!.endsWith(JOINT)),
  }))
}

function groupings(parts: string[], most: number): string[][][] {
  if (most < 1 || parts.length === 0) return []
  const whole = [[parts]]
  const split = parts.slice(1).flatMap((_, index) => {
    const rest = groupings(parts.slice(index + 1), most - 1)
    return rest.map((groups) => [parts.slice(0, index + 1), ...groups])
  })
  return [...whole, ...split]
}

function lineOf(group: string[], isLast: boolean): string {
  const line = group.join('').trim()
  const isCut = line.endsWith(JOINT) && !isLast
  return line.replaceAll(JOINT, '') + (isCut ? '-' : '')
}

/** Puts the known joints into the words that have some. */
export const withJoints = (text: string, softHyphens: string[]): string =>
  softHyphens.reduce((found, word) => found.replaceAll(word.replaceAll(JOINT, ''), word), text)
