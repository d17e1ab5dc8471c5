/** The id of the option that a step of the arrow keys leads to; above the first and below the last stands the field itself (null). */
export function stepped(options: Pick<Element, 'id'>[], from: string | null, step: number): string | null {
  const position = options.findIndex(({ id }) => id === from)
  const next = (position + 1 + step + options.length + 1) % (options.length + 1)
  return options[next - 1]?.id ?? null
}
