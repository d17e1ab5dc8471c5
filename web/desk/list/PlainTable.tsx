import type { ReactNode } from 'react'

type Column = {
  name: string
  isNumber?: boolean
  /** On phones its cells are left out, and say what they say elsewhere: `max-sm:hidden`. */
  isWide?: boolean
}
type PlainTableProps = { label: string; columns: readonly Column[]; children: ReactNode }

/** A list as a table, which scrolls by itself where it is wider than its place. */
export function PlainTable({ label, columns, children }: PlainTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused so that the arrow keys scroll it (WCAG 2.1.1)
    <div className="relative overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full border-collapse text-left text-[0.84375rem]">
        <thead>
          <tr className="border-b border-line text-ink-3">
            {columns.map(({ name, isNumber, isWide }) => (
              <th
                key={name}
                scope="col"
                className={`h-10 px-[18px] py-2 font-medium ${isNumber ? 'text-right' : ''} ${isWide ? 'max-sm:hidden' : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&_td]:h-12 [&_td]:px-[18px] [&_td]:py-2 [&_th]:h-12 [&_th]:px-[18px] [&_th]:py-2 [&_tr]:border-b [&_tr]:border-line [&_tr:last-child]:border-b-0 [&_tr:hover]:bg-sunken/60">
          {children}
        </tbody>
      </table>
    </div>
  )
}
