import type { CSSProperties, ReactNode } from 'react'

type Column = {
  name: string
  isNumber?: boolean
  /** On phones its cells are left out, and say what they say elsewhere: `max-sm:hidden`. */
  isWide?: boolean
  /** Its cells stand beside the others on wide screens only and say what they say elsewhere on a tablet: `sm:max-xl:hidden`. */
  isSpare?: boolean
  /** Its cells say themselves what they are, as boxes to choose do; readers of screens hear the name. */
  isUnnamed?: boolean
}
type PlainTableProps = { label: string; columns: readonly Column[]; children: ReactNode }

/** How many columns fit beside each other on a phone. */
const MOST_ON_PHONE = 3

/**
 * A list as a table, which scrolls by itself where it is wider than its place. On phones a row of many columns is a card, and each of
 * its cells is named by its column, as `--column-2` of the table says.
 */
export function PlainTable({ label, columns, children }: PlainTableProps) {
  const isStacked = columns.filter(({ isWide }) => !isWide).length > MOST_ON_PHONE
  const names = Object.fromEntries(columns.map(({ name }, at) => [`--column-${at + 1}`, JSON.stringify(name)]))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused so that the arrow keys scroll it (WCAG 2.1.1)
    <div className="relative overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table
        className={`plain-table ${isStacked ? 'plain-cards' : ''}`}
        style={isStacked ? (names as CSSProperties) : undefined}
      >
        <thead>
          <tr>
            {columns.map(({ name, isNumber, isWide, isSpare, isUnnamed }) => (
              <th
                key={name}
                scope="col"
                className={`${isNumber ? 'text-right' : ''} ${isWide ? 'max-sm:hidden' : ''} ${isSpare ? 'sm:max-xl:hidden' : ''}`}
              >
                {isUnnamed ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
